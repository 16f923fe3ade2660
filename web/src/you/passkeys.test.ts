import { describe, expect, it } from 'vitest';
import { isNumber } from './ability';
import { creationOf } from './passkeys';

describe('a passkey', () => {
  const made = creationOf({
    challenge: 'AQI',
    host: 'table.example',
    title: 'Omertà',
    person: 'Aw',
    name: 'Anna',
    algorithms: [-7, -257],
    known: ['BA'],
  });

  it('is made for this host and this person, and stays on the device', () => {
    expect(made.rp).toEqual({ id: 'table.example', name: 'Omertà' });
    expect(made.user).toMatchObject({ name: 'Anna', displayName: 'Anna' });
    expect(made.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'preferred' });
  });

  it('is not made twice on one device', () => {
    expect(made.excludeCredentials?.map(({ id }) => [...(id as Uint8Array)])).toEqual([[4]]);
  });

  it.each(['192.168.1.4', '127.0.0.1', '::1', '[fe80::1]'])('knows no host without a name: %s', (host) => {
    expect(isNumber(host)).toBe(true);
  });

  it.each(['localhost', 'table.example', '1up.example'])('knows a host with a name: %s', (host) => {
    expect(isNumber(host)).toBe(false);
  });
});
