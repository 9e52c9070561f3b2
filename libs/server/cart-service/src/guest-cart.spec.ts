import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { accountRules } from '@pasar/markets';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deleteExpiredGuestCarts } from './guest-carts.ts';
import { item11, item12, startGuestCarts } from './testing/start-guest-carts.ts';
import type { Browser, GuestCarts } from './testing/start-guest-carts.ts';

let carts: GuestCarts;
beforeAll(async () => {
  carts = await startGuestCarts();
});
beforeEach(() => carts.reset());
afterAll(() => carts.close());

it('starts a cart with the first addition, and stores only the hash of its token', async () => {
  const guest: Browser = {};
  expect(await carts.call(guest, 'get')).toMatchObject({ error: 0, data: { line_count: 0 } });
  expect(await carts.call(guest, 'mini')).toMatchObject({ error: 0, data: { line_count: 0 } });
  expect([guest.cart, await carts.countRows()]).toEqual([undefined, [0, 0, 0]]);

  const { set } = await carts.add(guest, item11, 2);
  expect(set).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', value: guest.cart });
  expect(set).not.toHaveProperty('domain');
  expect(guest.cart).toMatch(/^[\w-]{43}$/);
  expect(await carts.countRows()).toEqual([1, 1, 0]);
  expect(JSON.stringify(await carts.db.selectFrom('guest_cart').selectAll().execute())).not.toContain(
    guest.cart,
  );
  expect(await carts.call(guest, 'mini')).toMatchObject({ data: { line_count: 1, lines: [{ itemid: 11 }] } });
});

it.each([
  ['an item that does not exist', 'add_to_cart', { shopid: 1, itemid: 99, quantity: 1 }, 4],
  ['a sold-out item', 'add_to_cart', { shopid: 1, itemid: 13, quantity: 1 }, 6],
  ['more than the stock', 'add_to_cart', { ...item11, quantity: 6 }, 15020018],
  ['a change without a cart', 'update', { lines: [{ ...item11, quantity: 2 }] }, errorCodes.NOT_IN_CART],
  ['saving what is not in the cart', 'save_for_later', { lines: [item11] }, errorCodes.NOT_IN_CART],
  ['moving what is not saved', 'move_to_cart', { lines: [item11] }, errorCodes.NOT_SAVED_FOR_LATER],
])('starts no cart for %s', async (_, path, body, error) => {
  const guest: Browser = {};
  expect(await carts.call(guest, path, body)).toMatchObject({ error });
  expect([guest.cart, await carts.countRows()]).toEqual([undefined, [0, 0, 0]]);
});

it('changes, removes, saves for later and adds again by the rules of members', async () => {
  const guest: Browser = {};
  await carts.add(guest, item11, 2);
  await carts.add(guest, { ...item12, modelid: 121 }, 1);
  await carts.call(guest, 'update', { lines: [{ ...item11, quantity: 4, checked: false }] });
  await carts.call(guest, 'change_model', { ...item12, modelid: 121, to_modelid: 122 });
  expect(await carts.listLines(guest)).toEqual(['11 0 4 none', '12 122 1 none']);
  expect(await carts.call(guest, 'update', { lines: [{ ...item11, quantity: 6 }] })).toMatchObject({
    error: 15020018,
  });
  await carts.call(guest, 'save_for_later', { lines: [item11] });
  expect((await carts.call(guest, 'saved')).data.lines).toMatchObject([{ itemid: 11, quantity: 4 }]);
  await carts.call(guest, 'move_to_cart', { lines: [item11] });
  await carts.call(guest, 'remove', { lines: [{ ...item12, modelid: 122 }] });
  expect(await carts.listLines(guest)).toEqual(['11 0 4 none']);
  expect(await carts.call(guest, 'models?shopid=1&itemid=12')).toMatchObject({
    data: { models: [{ modelid: 121 }, { modelid: 122 }] },
  });
});

it.each([
  ['another token', 'x'.repeat(43)],
  ['no token', ''],
  ['the id of a cart', '123'],
  ['SQL', "' or 1=1 --"],
])('gives %s nothing of a guest’s cart', async (_, cart) => {
  const guest: Browser = {};
  await carts.add(guest, item11);
  const other: Browser = { cart: encodeURIComponent(cart) };
  expect(await carts.call(other, 'get')).toMatchObject({ error: 0, data: { line_count: 0 } });
  await carts.call(other, 'remove', { lines: [item11] });
  expect(await carts.listLines(guest)).toEqual(['11 0 1 none']);
  await carts.add(other, item11, 3);
  expect([await carts.listLines(guest), await carts.listLines(other)]).toEqual([
    ['11 0 1 none'],
    ['11 0 3 none'],
  ]);
  expect(other.cart).not.toBe(guest.cart);
});

it('does not find the cart of another market’s host', async () => {
  const guest: Browser = {};
  await carts.add(guest, item11);
  expect(await carts.call(guest, 'mini', undefined, { host: 'my.localhost' })).toMatchObject({
    data: { line_count: 0 },
  });
});

/** @spec atc-login */
it('has no carts for guests where the market’s row says so', async () => {
  vi.spyOn(accountRules, 'SG', 'get').mockReturnValue({ ...accountRules.SG, guestCart: false });
  const guest: Browser = {};
  const refused = { error: errorCodes.NOT_LOGGED_IN };
  expect(await carts.add(guest, item11)).toMatchObject(refused);
  for (const path of ['get', 'saved']) expect(await carts.call(guest, path)).toMatchObject(refused);
  for (const path of ['update', 'remove', 'save_for_later', 'move_to_cart'])
    expect(await carts.call(guest, path, { lines: [item11] })).toMatchObject(refused);
  expect([guest.cart, await carts.countRows()]).toEqual([undefined, [0, 0, 0]]);
  expect(await carts.add({ session: 7 }, item11)).toMatchObject({ error: 0 });
});

it('limits the lines of a guest’s cart', async () => {
  const guest: Browser = {};
  await carts.add(guest, item11);
  const { cartid } = await carts.db.selectFrom('guest_cart').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: 99 }, (_, at) => ({
    ...{ user_id: cartid, market: 'SG', shopid: 2, itemid: 1000 + at, modelid: 0 },
    ...{ quantity: 1, checked: true, added_at: 1 },
  }));
  await carts.db.insertInto('cart_line').values(rows).execute();
  const { error, status } = await carts.add(guest, { shopid: 1, itemid: 14 });
  expect([error, status]).toEqual([3, 429]);
});

it('limits the carts that one network starts, and not those of others', async () => {
  const address = '203.0.113.9';
  await carts.add({}, item11, 1, { address });
  await carts.useLastLimit(299, 3_600_000);
  const refused: Browser = {};
  expect(await carts.add(refused, item11, 1, { address })).toMatchObject({ status: 429 });
  expect(refused.cart).toBeUndefined();
  expect(await carts.add({}, item11, 1, { address: '203.0.114.9' })).toMatchObject({ error: 0 });
});

it('keeps a cart for 30 days after its last use, then deletes it with its lines', async () => {
  const [used, forgotten]: [Browser, Browser] = [{}, {}];
  await carts.add(used, item11);
  await carts.add(forgotten, item11);
  await carts.call(forgotten, 'save_for_later', { lines: [item11] });
  carts.advance(20 * dayMs);
  await carts.call(used, 'mini');
  carts.advance(10 * dayMs);
  expect(await carts.listLines(used)).toEqual(['11 0 1 none']);
  expect((await carts.call(forgotten, 'saved')).data.lines).toEqual([]);
  await carts.signIn(forgotten, 8);
  expect(await carts.listLines(forgotten)).toEqual([]);
  await deleteExpiredGuestCarts({ db: carts.db }, carts.readNow());
  expect(await carts.countRows()).toEqual([1, 1, 0]);
  expect(await carts.listLines(used)).toEqual(['11 0 1 none']);
});
