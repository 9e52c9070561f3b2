import { errorCodes } from '@pasar/error-catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertItem, insertShop, insertShopper } from './testing/index.ts';
import { startCartServer } from './testing/start-cart-server.ts';
import type { CartBody, CartServer } from './testing/start-cart-server.ts';

let server: CartServer;
const item = { shopid: 1, itemid: 11 };
const quantity = (number: number) => ({ lines: [{ ...item, quantity: number }] });

beforeAll(async () => {
  server = await startCartServer();
  await insertShopper(server.db, 7);
  for (const [market, currency] of [
    ['TW', 'TWD'],
    ['SG', 'SGD'],
  ] as const) {
    await insertShop(server.db, 1, { market });
    await insertItem(server.db, 11, { market, currency });
  }
});
beforeEach(async () => {
  for (const table of ['cart_line', 'kyc_submission'] as const) await server.db.deleteFrom(table).execute();
});
afterAll(() => server.close());

const call = (path: string, body?: CartBody, host = 'tw.localhost') => server.call(path, body, 7, host);
const add = (more: CartBody = {}, host?: string) =>
  call('add_to_cart', { ...item, quantity: 1, ...more }, host);

const submit = (status: 'in-review' | 'approved' | 'refused', market = 'TW') =>
  server.db
    .insertInto('kyc_submission')
    .values({
      ...{ userid: 7, market, name: 'Mei', number: 'A123456789', status, submitted_at: 1 },
      ...{ decided_at: status === 'in-review' ? null : 2, mail_due_at: null },
      refusal_reason: status === 'refused' ? 'unreadable-picture' : null,
    })
    .execute();

/** @spec cart-user-kyc-not-met new-cart-user-kyc-not-met */
it('refuses additions and higher quantities of a member whose identity was refused', async () => {
  expect(await add()).toMatchObject({ error: 0 });
  await submit('refused');
  expect(await add()).toMatchObject({ error: errorCodes.CART_USER_KYC_NOT_MET });
  expect(await call('update', quantity(2))).toMatchObject({ error: errorCodes.NEW_CART_USER_KYC_NOT_MET });
  expect(await call('get')).toMatchObject({ data: { line_count: 1 } });
  expect(await call('update', { lines: [{ ...item, checked: false }] })).toMatchObject({ error: 0 });
  expect(await call('remove', { lines: [item] })).toMatchObject({ data: { line_count: 0 } });
});

it.each([
  ['is being reviewed', 'in-review', 'tw.localhost'],
  ['is proved', 'approved', 'tw.localhost'],
  ['was refused in another market', 'refused', 'sg.localhost'],
] as const)('lets a member add whose identity %s', async (_, status, host) => {
  await submit(status);
  expect(await add({}, host)).toMatchObject({ error: 0 });
});

/** @spec client-type cart-platform-not-updated new-cart-platform-not-updated */
it.each([
  ['an old native app', 2, 'PasarApp/4.71.0', errorCodes.CART_PLATFORM_NOT_UPDATED],
  ['a native app without a version', 4, '', errorCodes.CART_PLATFORM_NOT_UPDATED],
  ['a current native app', 2, 'PasarApp/4.72.0', 0],
  ['a browser', 3, 'Firefox', 0],
  ['an unknown client', 0, '', 0],
] as const)('answers %s, which may always empty the cart', async (_, client_source, userAgent, error) => {
  const send = (path: string, body: CartBody) => server.call(path, body, 7, 'tw.localhost', userAgent);
  const one = { ...item, quantity: 1 };
  expect(await send('add_to_cart', { ...one, client_source })).toMatchObject({ error });
  await add();
  expect(await send('update', { ...quantity(2), client_source })).toMatchObject({
    error: error === 0 ? 0 : errorCodes.NEW_CART_PLATFORM_NOT_UPDATED,
  });
  expect(await send('add_to_cart', { ...one, client_source, update_checkout_only: true })).toMatchObject({
    error: 0,
  });
  expect(await send('remove', { lines: [item] })).toMatchObject({ error: 0 });
});
