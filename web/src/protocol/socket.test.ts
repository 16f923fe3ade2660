import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerMessage } from './generated';
import { socketPath, TableSocket } from './socket.svelte';
import { FakeServer, welcome } from './testing';

let server: FakeServer;
let heard: ServerMessage[];
let socket: TableSocket;

beforeEach(() => {
  server = new FakeServer();
  heard = [];
  socket = new TableSocket({ last: () => 5, known: () => null, hear: (message) => heard.push(message) }, server);
  socket.start();
  server.port.open();
  server.port.tell(welcome());
});

describe('a lost connection', () => {
  it('is dialled again after a wait that doubles', () => {
    server.port.cut();
    server.pass(350);
    expect(server.ports).toHaveLength(1);
    server.pass(60);
    expect(server.ports).toHaveLength(2);
    server.port.cut();
    server.pass(750);
    expect(server.ports).toHaveLength(2);
    server.pass(60);
    expect(server.ports).toHaveLength(3);
  });

  it('is dialled at least every fifteen seconds, however long it takes', () => {
    Array.from({ length: 12 }).forEach(() => {
      server.port.cut();
      server.pass(15_000);
    });
    expect(server.ports).toHaveLength(13);
  });

  it('starts with short waits again once it was open', () => {
    server.port.cut();
    server.pass(500);
    server.port.open();
    server.port.tell(welcome());
    expect(socket.tries).toBe(0);
    expect(socket.link).toBe('open');
  });

  it('is dialled at once when the network is back', () => {
    server.port.cut();
    socket.hurry();
    expect(server.ports).toHaveLength(2);
    server.pass(60_000);
    expect(server.ports.length).toBeLessThan(5);
  });

  it('is noticed by silence after a ping', () => {
    server.pass(20_000);
    expect(server.port.types()).toContain('ping');
    server.pass(8_000);
    expect(server.ports).toHaveLength(2);
  });

  it('does not hear what an old connection still says', () => {
    const old = server.port;
    socket.resync();
    const before = heard.length;
    old.tell(welcome());
    expect(heard).toHaveLength(before);
  });
});

describe('the end of a connection', () => {
  it('is final when the server will not have us', () => {
    server.port.cut(4404);
    server.pass(60_000);
    expect(socket.link).toBe('closed');
    expect(server.ports).toHaveLength(1);
  });

  it('is final when we leave', () => {
    socket.stop();
    socket.hurry();
    server.pass(60_000);
    expect(server.ports).toHaveLength(1);
  });

  it('keeps pointing and asking for this connection only', () => {
    server.port.cut();
    const id = socket.ask({ type: 'point', at: 'P1' });
    expect(socket.isWaiting(id)).toBe(false);
  });
});

describe('the way to a table', () => {
  it('names the game of the series, and the seat of whoever has one', () => {
    expect(socketPath('ABCDE', 3, 2)).toBe('/api/tables/ABCDE/socket?game=2&seat=3');
    expect(socketPath('ABCDE', null, 1)).toBe('/api/tables/ABCDE/socket?game=1');
  });
});

describe('a game that was followed by another', () => {
  it('is dialled again, for the table says which one is played', () => {
    server.port.cut(4410);
    server.pass(1_000);
    expect(server.ports).toHaveLength(2);
  });
});
