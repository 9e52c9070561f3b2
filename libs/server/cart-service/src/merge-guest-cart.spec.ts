import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { item11, item12, startGuestCarts } from './testing/start-guest-carts.ts';
import type { Browser, GuestCarts } from './testing/start-guest-carts.ts';

let carts: GuestCarts;
beforeAll(async () => {
  carts = await startGuestCarts();
});
beforeEach(() => carts.reset());
afterAll(() => carts.close());

it('merges the cart into the member’s: same variants add up, limited by the stock, sold-out lines stay', async () => {
  const guest: Browser = {};
  await carts.add({ session: 7 }, item11, 4);
  await carts.add(guest, item11, 3);
  await carts.add(guest, { ...item12, modelid: 121 }, 2);
  await carts.add(guest, { shopid: 1, itemid: 14 }, 3);
  await carts.call(guest, 'save_for_later', { lines: [{ ...item12, modelid: 121 }] });
  await carts.db.updateTable('item').set({ stock: 0 }).where('itemid', '=', 14).execute();
  await carts.signIn(guest, 7);
  expect(await carts.listLines(guest)).toEqual(['11 0 5 none', '14 0 3 out-of-stock']);
  expect((await carts.call(guest, 'saved')).data.lines).toMatchObject([
    { itemid: 12, modelid: 121, quantity: 2 },
  ]);
  expect([guest.cart, await carts.countRows()]).toEqual([undefined, [0, 2, 1]]);
});

it('keeps the price that the guest saw, and marks it in the member’s cart once it has changed', async () => {
  const guest: Browser = {};
  await carts.add(guest, item11);
  await carts.db.updateTable('item').set({ price: 1200 }).where('itemid', '=', 11).execute();
  await carts.signIn(guest, 7);
  const { data } = await carts.call(guest, 'get');
  await carts.db.updateTable('item').set({ price: 1000 }).where('itemid', '=', 11).execute();
  expect(data.shops[0].lines).toMatchObject([
    { price: { amount: 1200 }, seen_price: { amount: 1000, currency: 'SGD' } },
  ]);
});

it('merges once, however many requests sign in with the same cart', async () => {
  const guest: Browser = {};
  await carts.add(guest, item11, 2);
  const browsers = Array.from({ length: 20 }, () => ({ ...guest }));
  await Promise.all(browsers.map((browser) => carts.signIn(browser, 7)));
  expect(await carts.listLines({ session: 7 })).toEqual(['11 0 2 none']);
});

it('merges the carts of several browsers into one member’s at once', async () => {
  const guests: Browser[] = Array.from({ length: 8 }, () => ({}));
  for (const guest of guests) {
    await carts.add(guest, { ...item12, modelid: 122 }, 1);
    await carts.add(guest, item11, 1);
  }
  await Promise.all(guests.map((guest) => carts.signIn(guest, 7)));
  expect(await carts.listLines({ session: 7 })).toEqual(['11 0 5 none', '12 122 8 none']);
  expect(await carts.countRows()).toEqual([0, 2, 0]);
});

it('loses nothing that is added while the cart is merged', async () => {
  const guest: Browser = {};
  await carts.add(guest, item11);
  const tabs = Array.from({ length: 6 }, () => ({ ...guest }));
  const adding = tabs.map((tab) => carts.add(tab, { ...item12, modelid: 122 }));
  await Promise.all([...adding, carts.signIn({ ...guest }, 7)]);
  for (const { error } of await Promise.all(adding)) expect(error).toBe(0);
  // A tab whose addition came too late has a cart of its own, which the member's next call merges.
  for (const { cart } of tabs) if (cart) await carts.listLines({ session: 7, cart });
  expect(await carts.listLines({ session: 7 })).toEqual(['11 0 1 none', '12 122 6 none']);
  expect(await carts.countRows()).toEqual([0, 2, 0]);
});

it('marks a line of the member’s own shop', async () => {
  const guest: Browser = {};
  await carts.add(guest, item11);
  await carts.signIn(guest, 9001);
  expect(await carts.listLines(guest)).toEqual(['11 0 1 own-shop']);
});

it('saves for later what a full cart has no room for', async () => {
  const rows = Array.from({ length: 499 }, (_, at) => ({
    ...{ user_id: 7, market: 'SG', shopid: 2, itemid: 1000 + at, modelid: 0 },
    ...{ quantity: 1, checked: true, added_at: 1 },
  }));
  await carts.db.insertInto('cart_line').values(rows).execute();
  const guest: Browser = {};
  await carts.add(guest, { ...item12, modelid: 121 });
  carts.advance(1);
  await carts.add(guest, item11);
  await carts.signIn(guest, 7);
  expect(await carts.countRows()).toEqual([0, 500, 1]);
  expect((await carts.call(guest, 'saved')).data.lines).toMatchObject([{ itemid: 12 }]);
});
