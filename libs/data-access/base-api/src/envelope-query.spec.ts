import { expect, it } from 'vitest';
import { envelopeQuery } from './envelope-query.ts';
import type { HttpResponse } from './http-port.ts';

const ask = (http: () => Promise<HttpResponse>) =>
  envelopeQuery(
    { path: '/api/v4/x' },
    { signal: new AbortController().signal, extra: { http } } as never,
    {},
  );

const refused = { kind: 'refused', status: 400, code: 6, message: 'gone' };

/** @spec http-wrapper http-non-2xx */
it.each<[string, HttpResponse, unknown]>([
  ['a success returns its data', { status: 200, body: { error: 0, data: { a: 1 } } }, { data: { a: 1 } }],
  ['a refusal returns its code', { status: 400, body: { error: 6, error_msg: 'gone' } }, { error: refused }],
  [
    'a refusal with a retry time',
    { status: 429, body: { error: 3, error_msg: 'slow down', retry_after: 9 } },
    { error: { kind: 'refused', status: 429, code: 3, message: 'slow down', retryAfter: 9 } },
  ],
  [
    'an error in a 200 is an error',
    { status: 200, body: { error: 19, error_msg: '' } },
    { error: { kind: 'refused', status: 200, code: 19, message: '' } },
  ],
  [
    'garbage is neither a success nor a refusal',
    { status: 200, body: undefined },
    { error: { kind: 'unknown', status: 200, code: -1, message: '' } },
  ],
  [
    'unknown after a crash',
    { status: 502, body: undefined },
    { error: { kind: 'unknown', status: 502, code: -1, message: '' } },
  ],
])('%s', async (_, answer, expected) => {
  expect(await ask(async () => answer)).toEqual(expected);
});

it('is unknown without a response', async () => {
  const answer = await ask(() => Promise.reject(new Error('offline')));
  expect(answer).toEqual({ error: { kind: 'unknown', status: 0, code: -1, message: 'offline' } });
});
