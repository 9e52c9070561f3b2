import { expect, it, vi } from 'vitest';
import { createDelivery, post } from './create-delivery.ts';

const answering = (status: number, statusText = '') =>
  vi.fn(async () => new Response('{}', { status, statusText }));

it.each([
  [200, 'is done'],
  [400, 'is done'],
  [413, 'is done'],
  [408, 'comes again'],
  [429, 'comes again'],
  [500, 'comes again'],
  [503, 'comes again'],
])('a body that is answered %i %s', async (status, fate) => {
  const sent = createDelivery({ fetch: answering(status) }, '/__t__').send('[]');
  expect(
    await sent.then(
      () => 'is done',
      () => 'comes again',
    ),
  ).toBe(fate);
});

it('a body without an answer comes again', async () => {
  const fetch = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(createDelivery({ fetch }, '/__t__').send('[]')).rejects.toThrow('Failed to fetch');
});

/** @spec http-non-2xx */
it('an answer that is no success is thrown with its status text', async () => {
  await expect(post({ fetch: answering(503, 'Service Unavailable') }, '/x', '{}')).rejects.toThrow(
    'Service Unavailable',
  );
});

it('an answer is read, so that its connection is free for the next', async () => {
  const fetch = answering(200);
  await post({ fetch }, '/x', '{}');
  expect((await fetch.mock.results[0]?.value)?.bodyUsed).toBe(true);
});

it('an answer that breaks off was an answer', async () => {
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
