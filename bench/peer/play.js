// Clients of boardgame.io, four a table: `node play.js PORT TABLES MOVES PAUSE`. PAUSE is in milliseconds, 0: none.
//
// Says "ready" when all are seated, plays when it is told to on its input, then says how long each move took.
"use strict";

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { CardGame, HAND } = require("./game.js");

const SEATS = 4;
const [port, tables, moves, pause] = process.argv.slice(2).map(Number);
const times = [];

/** A client with one ear: whoever waits for a state of its is told when it comes. */
function seat(table, playerID) {
  const client = Client({
    game: CardGame,
    numPlayers: SEATS,
    matchID: `table-${table}`,
    playerID,
    debug: false,
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
  });
  let waiting = [];
  client.subscribe((state) => {
    if (state === null) return;
    const settled = waiting.filter(({ isSo }) => isSo(state));
    waiting = waiting.filter(({ isSo }) => !isSo(state));
    settled.forEach(({ resolve }) => resolve(state));
  });
  const until = (isSo) => new Promise((resolve) => waiting.push({ isSo, resolve }));
  return { client, until };
}

async function sit(table) {
  const seats = [];
  for (let number = 0; number < SEATS; number++) {
    const one = seat(table, String(number));
    const seated = one.until((state) => state.G !== undefined);
    one.client.start();
    await seated;
    seats.push(one);
  }
  return seats;
}

async function play(seats) {
  for (let made = 0; made < moves; made++) {
    const { ctx, _stateID: before } = seats[0].client.getState();
    const mover = Number(ctx.currentPlayer);
    const everybody = seats.map(({ until }) => until((state) => state._stateID > before));
    const begun = process.hrtime.bigint();
    seats[mover].client.moves.play(made % HAND);
    await everybody[mover];
    times.push(Number(process.hrtime.bigint() - begun) / 1e6);
    await Promise.all(everybody);
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
  }
}

async function main() {
  const all = [];
  for (let table = 0; table < tables; table++) all.push(await sit(table));
  console.log("ready");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  await Promise.all(all.map(play));
  console.log(JSON.stringify({ milliseconds: times }));
  process.exit(0);
}

main();
