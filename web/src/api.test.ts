import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from './api';

function answering(status: number, body: string) {
  const fetching = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  it('is asked with the body as JSON', async () => {
    const fetching = answering(200, '{"name":"Anna","hat":"fedora"}');
    expect(await api.rename({ name: 'Anna', hat: 'fedora' })).toEqual({ name: 'Anna', hat: 'fedora' });
    expect(fetching).toHaveBeenCalledWith(
      '/api/me',
      expect.objectContaining({ method: 'PUT', body: '{"name":"Anna","hat":"fedora"}' }),
    );
  });

  it('refuses with a problem', async () => {
    answering(409, '{"key":"seat-taken","args":{"seat":1},"rule":null,"field":null}');
    const refusal = await api.join('K7P4M').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 409, problem: { key: 'seat-taken', args: { seat: 1 } } });
  });

  it('may answer with something that is no problem of ours', async () => {
    answering(502, '<html>');
    await expect(api.games()).rejects.toMatchObject({ status: 502, problem: { key: 'unknown' } });
  });

  it('may not be reached at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(api.games()).rejects.toMatchObject({ status: 0, problem: { key: 'unreached' } });
  });
});
