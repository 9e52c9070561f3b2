import { expect, it, vi } from 'vitest';
import { createDelivery, post } from './create-delivery.ts';

const answering = (status: number, statusText = '') =>
  vi.fn(async () => new Response('{}', { status, statusText }));

it.each([
  [200, 'resolves'],
  [400, 'resolves'],
  [413, 'resolves'],
  [408, 'rejects'],
  [429, 'rejects'],
  [500, 'rejects'],
  [503, 'rejects'],
])('a %i response %s', async (status, outcome) => {
  const delivered = createDelivery({ fetch: answering(status) }, '/__t__').send('[]');
  expect(
    await delivered.then(
      () => 'resolves',
      () => 'rejects',
    ),
  ).toBe(outcome);
});

it('rejects without a response', async () => {
  const fetch = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(createDelivery({ fetch }, '/__t__').send('[]')).rejects.toThrow('Failed to fetch');
});

/** @spec http-non-2xx */
it('rejects a non-2xx response with its status text', async () => {
  await expect(post({ fetch: answering(503, 'Service Unavailable') }, '/x', '{}')).rejects.toThrow(
    'Service Unavailable',
  );
});

it('reads the response body to free the connection', async () => {
  const fetch = answering(200);
  await post({ fetch }, '/x', '{}');
  expect((await fetch.mock.results[0]?.value)?.bodyUsed).toBe(true);
});

it('resolves when the response body breaks off', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
  const fetch = async () => new Response(broken, { status: 200 });
  await expect(createDelivery({ fetch }, '/__t__').send('[]')).resolves.toBeUndefined();
});

it.each([
  ['taken', () => true, true],
  ['refused', () => false, false],
  ['not known to the browser', undefined, false],
])('a beacon that is %s', (_, sendBeacon, taken) => {
  const sending = { fetch: answering(200), ...(sendBeacon && { sendBeacon }) };
  expect(createDelivery(sending, '/__t__').beacon('[]')).toBe(taken);
});
