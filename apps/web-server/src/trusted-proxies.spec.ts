import { expect, it } from 'vitest';
import { createEchoStorefront } from './testing/echo-storefront.ts';
import { openTestStore, sendSuccess } from './testing/test-store.ts';

const chain = '203.0.113.9, 198.51.100.7, 10.0.0.2';

/** Returns the address that the API receives for a request from `10.0.0.1` with a chain of forwarded addresses. */
async function readClientAddress(trust: string, remoteAddress = '10.0.0.1'): Promise<unknown> {
  const store = await openTestStore(
    createEchoStorefront(),
    (request, response) => sendSuccess(response, request.headers['x-forwarded-for']),
    { TRUST_PROXY: trust },
  );
  const answer = await store.server.inject({
    url: '/api/v4/x',
    headers: { host: 'sg.localhost', 'x-forwarded-for': chain, 'x-forwarded-host': 'br.localhost' },
    remoteAddress,
  });
  await store.close();
  return answer.json<{ data: unknown }>().data;
}

it.each([
  ['', '10.0.0.1'],
  ['0', '10.0.0.1'],
  ['1', '10.0.0.2'],
  ['2', '198.51.100.7'],
  ['10.0.0.0/8', '198.51.100.7'],
  ['10.0.0.1', '10.0.0.2'],
  ['192.0.2.0/24', '10.0.0.1'],
])('trusting %j, the visitor is %s', async (trust, expected) => {
  expect(await readClientAddress(trust)).toBe(expected);
});

it('an untrusted client cannot name another host', async () => {
  expect(await readClientAddress('192.0.2.0/24', '203.0.113.9')).toBe('203.0.113.9');
});
