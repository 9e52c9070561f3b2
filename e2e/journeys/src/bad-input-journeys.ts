import { expect, test } from '@playwright/test';
import { request as httpRequest } from 'node:http';
import { serverOnly } from './only-on.ts';
import { signInByApi, sameOrigin } from './shopping.ts';

/** Sends a malformed request, which fetch would not allow. */
function rawStatus(
  baseURL: string | undefined,
  { path, host }: { path: string; host: string },
): Promise<number> {
  const { port } = new URL(baseURL ?? 'http://localhost:4200');
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end();
  });
}

const someItem = { shopid: 1, itemid: 1 };

/** Invalid input gets a clear error and changes nothing. */
export function badInputJourneys(): void {
  test('an unknown host is refused', serverOnly, async ({ baseURL }) => {
    expect(await rawStatus(baseURL, { path: '/', host: 'evil.example' })).toBe(421);
  });

  test('a path of 64 kB is refused', serverOnly, async ({ baseURL }) => {
    const host = new URL(baseURL ?? '').host;
    expect([400, 404, 414, 431]).toContain(
      await rawStatus(baseURL, { path: `/${'a'.repeat(65_536)}`, host }),
    );
  });

  test('answers an invalid percent escape without a crash', serverOnly, async ({ baseURL }) => {
    const host = new URL(baseURL ?? '').host;
    expect([400, 404]).toContain(await rawStatus(baseURL, { path: '/%E0%A4%A', host }));
  });

  test('a body over 1 MiB is refused', serverOnly, async ({ request }) => {
    const answer = await request.post('/api/v4/account/login', {
      data: { login: 'x', password: 'y'.repeat(1024 * 1024 + 1) },
      headers: sameOrigin,
    });
    expect(answer.status()).toBe(413);
  });

  for (const quantity of [-1, 0, 1.5, 1e9]) {
    test(
      `a quantity of ${quantity} is refused and the cart stays as it was`,
      serverOnly,
      async ({ request }) => {
        await signInByApi(request);
        const before = await (await request.get('/api/v4/cart/get')).json();
        const answer = await request.post('/api/v4/cart/add_to_cart', {
          data: { ...someItem, quantity },
          headers: sameOrigin,
        });
        expect(answer.status()).toBe(400);
        expect(await answer.json()).toMatchObject({ error: 1, status: 400 });
        expect(await (await request.get('/api/v4/cart/get')).json()).toEqual(before);
      },
    );
  }

  test('refuses a price sent by the client', serverOnly, async ({ request }) => {
    await signInByApi(request);
    const data = { ...someItem, quantity: 1, price: { amount: 1, currency: 'SGD' } };
    expect((await request.post('/api/v4/cart/add_to_cart', { data, headers: sameOrigin })).status()).toBe(
      400,
    );
  });

  test(
    "gives the same response for another user's order and a missing one",
    serverOnly,
    async ({ request }) => {
      await signInByApi(request);
      const answer = await request.get('/api/v4/order/detail?order_id=12345');
      expect(answer.status()).toBe(404);
      expect(await answer.json()).toMatchObject({ error: 4 });
    },
  );

  test('refuses a cross-site form', serverOnly, async ({ request }) => {
    await signInByApi(request);
    const answer = await request.post('/api/v4/account/logout', {
      data: {},
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status()).toBe(403);
    expect((await request.get('/api/v4/account/basic/get_account_info')).status()).toBe(200);
  });
}
