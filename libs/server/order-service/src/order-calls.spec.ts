import { expect, it } from 'vitest';
import { one, setUpOrderStore, sgd, two } from './testing/order-store.ts';

const { stockOf, usesLeft, countOf, db, server } = setUpOrderStore();

it('creates one order per shop, takes stock and vouchers, empties the cart and publishes events', async () => {
  await server().fill(7, [one, two]);
  const { data } = await server().order(7, 'k', { vouchers: 'OFF3,SHOP2' });
  expect(data).toMatchObject({ order_ids: [expect.any(Number), expect.any(Number)], total: sgd(2830) });
  expect(data).toMatchObject({ payment_status: 'due-on-delivery' });
  expect([await stockOf(11), await stockOf(12)]).toEqual([[8], [5, 3, 2]]);
  expect([await usesLeft('OFF3'), await usesLeft('SHOP2')]).toEqual([9, 9]);
  expect([await countOf('orders'), await countOf('cart_line'), await countOf('outbox')]).toEqual([2, 0, 2]);
});

it('keeps lines that were not selected', async () => {
  await server().fill(7, [one, two]);
  await db().updateTable('cart_line').set({ checked: false }).where('itemid', '=', 12).execute();
  await server().order(7, 'k');
  expect(await db().selectFrom('cart_line').select('itemid').execute()).toEqual([{ itemid: 12 }]);
});

it('shows what was bought: in the list, on its own, and together', async () => {
  await server().fill(7, [one, two]);
  const messages = [{ shopid: 1, text: ' ring twice ' }];
  const placed = (await server().order(7, 'k', { vouchers: 'SHIP', messages })).data as unknown as {
    checkoutid: number;
    order_ids: number[];
  };
  const [first, second] = placed.order_ids;
  expect((await server().call(7, 'order/list?limit=1')).data).toMatchObject({
    orders: [{ order_id: second, status: 'to_ship', shopid: 1, lines: [{ itemid: 11, quantity: 2 }] }],
    next: expect.any(String),
  });
  expect((await server().call(7, `order/detail?order_id=${second}`)).data).toMatchObject({
    address: { name: 'User 7', lines: ['1 Market Street, #02-03', '049145'] },
    delivery: { arrives: { place: 'Raffles Place' } },
    merchandise_total: sgd(2000),
    shipping_discount: sgd(250),
    voucher_codes: ['SHIP'],
    message: 'ring twice',
    timeline: [{ status: 'to_ship', at: 1000 }],
    can_cancel: true,
  });
  expect(
    (await server().call(7, `order/checkout_detail?checkoutid=${placed.checkoutid}`)).data,
  ).toMatchObject({
    orders: [{ order_id: first }, { order_id: second }],
    total: sgd(2700),
  });
});

it('lists orders by page and status, each order once', async () => {
  for (const key of ['a', 'b', 'c']) {
    await server().fill(7, [{ ...one, quantity: 1 }]);
    await server().order(7, key);
  }
  const page = async (query: string) =>
    (await server().call(7, `order/list?${query}`)).data as unknown as {
      orders: { order_id: number }[];
      next?: string;
    };
  const newest = await page('limit=2');
  const oldest = await page(`limit=2&cursor=${newest.next}`);
  const ids = [...newest.orders, ...oldest.orders].map(({ order_id }) => order_id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect([new Set(ids).size, oldest.next]).toEqual([3, undefined]);
  expect((await page('status=cancelled')).orders).toEqual([]);
  expect(await server().call(7, 'order/list?cursor=nonsense')).toMatchObject({ error: 1, status: 400 });
});

it("gives the same response to a stranger's order and a missing one", async () => {
  await server().fill(7, [one]);
  const { order_ids, checkoutid } = (await server().order(7, 'k')).data as unknown as {
    order_ids: number[];
    checkoutid: number;
  };
  const paths = [`order/detail?order_id=${order_ids[0]}`, `order/checkout_detail?checkoutid=${checkoutid}`];
  for (const path of paths) expect(await server().call(8, path)).toMatchObject({ error: 4, status: 404 });
  const stranger = await server().call(8, 'order/cancel', { order_id: order_ids[0] ?? 0 });
  const nobody = await server().call(8, 'order/cancel', { order_id: 12345 });
  expect(stranger).toEqual(nobody);
  expect(await stockOf(11)).toEqual([8]);
});

it('waits for payment unless the order is cash on delivery', async () => {
  await server().fill(7, [{ ...one, quantity: 1 }]);
  const { data } = await server().order(7, 'k', { payment_channel: 'qr' });
  expect(data).toMatchObject({ payment_status: 'unpaid' });
  const [order_id = 0] = (data as unknown as { order_ids: number[] }).order_ids;
  const waiting = { shopid: 1, order_id };
  expect((await server().call(7, 'order/list?status=to_pay')).data).toMatchObject({ orders: [waiting] });
  expect(await server().pay(7, order_id)).toBe(true);
  expect(await server().pay(7, order_id)).toBe(false);
  expect((await server().call(7, `order/detail?order_id=${order_id}`)).data).toMatchObject({
    ...{ status: 'to_ship', payment_status: 'paid', timeline: [{}, { status: 'to_ship' }] },
  });
});

it('offers cash on delivery only in markets that have it', async () => {
  const methods = async (host: string) =>
    (await server().call(7, 'checkout/preview', undefined, { host })).data as unknown as {
      payment_methods: { method: string; available: boolean }[];
    };
  const cod = expect.objectContaining({ method: 'cod', available: true });
  expect((await methods('sg.localhost')).payment_methods).toContainEqual(cod);
  const inFrance = (await methods('fr.localhost')).payment_methods;
  expect(inFrance.map(({ method }) => method)).toEqual(['card', 'bank-transfer', 'wallet']);
});
