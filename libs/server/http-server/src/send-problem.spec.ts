import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from './create-server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createServer({
    sessions: { find: async () => undefined },
    now: () => 1000,
    logLevel: 'silent',
  });
});
afterAll(() => app.close());

it.each([
  ['the market’s first language', '/api/v4/nothing', { host: 'th.localhost' }, 'หน้าหรือสินค้านี้ไม่มีแล้ว'],
  [
    'the preferred language',
    '/api/v4/nothing',
    { host: 'th.localhost', 'accept-language': 'en' },
    'This page or product is no longer available.',
  ],
  [
    'the language of the cookie',
    '/api/v4/nothing',
    { host: 'sg.localhost', cookie: 'language=ms' },
    'Ini tidak lagi tersedia.',
  ],
  [
    'English under an unknown host',
    '/api/v4/nothing',
    { host: 'shop.example' },
    'This page or product is no longer available.',
  ],
  [
    'a language before anything else is read',
    '/%E0%A4%A',
    { host: 'pl.localhost' },
    'Brakuje części danych lub są nieprawidłowe. Sprawdź zaznaczone pola.',
  ],
])('reports an error in %s', async (_, url, headers, message) => {
  const answer = await app.inject({ url, headers });
  expect(answer.json().error_msg).toBe(message);
});
