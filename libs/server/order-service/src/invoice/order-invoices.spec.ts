import { errorCodes } from '@pasar/error-catalogue';
import type { CheckoutPreview, Order, ShopOrder } from '@pasar/order-contract';
import { beforeEach, expect, it } from 'vitest';
import { buyer, data, seller, stranger } from '../testing/after-sale-store.ts';
import { setUpBranchStore } from '../testing/branch-store.ts';

const { call, db, detail, pickUp, reselect, report, server } = setUpBranchStore();

const member = { user_id: buyer, market: 'TW', changed_at: 1 };
const saveCarrier = (kind: 'mobile-barcode', code: string) =>
  db()
    .insertInto('invoice_carrier')
    .values({ ...member, kind, code })
    .execute();
const saveTaxNumber = (number: string) =>
  db().insertInto('account_tax_id').values({ userid: buyer, market: 'TW', number, changed_at: 1 }).execute();

beforeEach(async () => {
  for (const table of ['invoice_carrier', 'account_tax_id', 'ledger_entry'] as const)
    await db().deleteFrom(table).execute();
  await server().fill(buyer, [{ shopid: 1, itemid: 11, quantity: 1 }]);
});

let orders = 0;
const place = (body: object) => server().order(buyer, `invoice-${(orders += 1)}`, { ...body });

async function order(body: object): Promise<Order> {
  const answer = await place(body);
  expect(answer.error, answer.error_msg).toBe(0);
  return detail(data<{ order_ids: [number] }>(answer).order_ids[0]);
}

const readInvoice = async (order_id: number, user = buyer) =>
  call(user, `order/invoice?order_id=${order_id}`);
const readBuyer = async (order_id: number) =>
  data<{ buyer: { name: string; lines: string[] } }>(await readInvoice(order_id)).buyer;

it('asks with what the member has saved, the carrier first', async () => {
  const ask = async () => data<CheckoutPreview>(await call(buyer, 'checkout/preview')).invoice;
  expect(await ask()).toMatchObject({ kind: 'member', saved: [] });
  await saveTaxNumber('00501503');
  expect(await ask()).toMatchObject({ kind: 'tax-number' });
  await saveCarrier('mobile-barcode', '/ABC+123');
  expect(await ask()).toEqual({
    kinds: ['member', 'mobile-barcode', 'citizen-certificate', 'donation-code', 'tax-number'],
    kind: 'mobile-barcode',
    saved: [
      { kind: 'mobile-barcode', code: '/ABC+123' },
      { kind: 'tax-number', code: '00501503' },
    ],
  });
});

it.each([
  ['the shop account', { kind: 'member', code: '' }, { kind: 'member', code: '' }],
  [
    'a barcode, normalized',
    { kind: 'mobile-barcode', code: ' /abc+123' },
    { kind: 'mobile-barcode', code: '/ABC+123' },
  ],
  [
    'a company, with the kind of its number',
    { kind: 'tax-number', code: '0050-1503' },
    { kind: 'tax-number', code: '00501503', document: 'ubn' },
  ],
])('stores %s with the order', async (_, invoice, stored) => {
  expect((await order({ invoice })).invoice).toEqual(stored);
});

it('uses what the member has saved if the checkout says nothing', async () => {
  await saveCarrier('mobile-barcode', '/ABC+123');
  expect((await order({})).invoice).toEqual({ kind: 'mobile-barcode', code: '/ABC+123' });
});

it.each([
  ['a wrong check digit', { kind: 'tax-number', code: '00501502' }, errorCodes.DOCUMENT_INVALID],
  ['a wrong barcode', { kind: 'mobile-barcode', code: 'ABC+123' }, errorCodes.DOCUMENT_INVALID],
  ['a kind of another market', { kind: 'none', code: '' }, errorCodes.PARAM],
  ['an unknown kind', { kind: 'paper', code: '' }, errorCodes.PARAM],
  ['a code that is too long', { kind: 'mobile-barcode', code: '/'.repeat(65) }, errorCodes.PARAM],
  ['fields of the client', { kind: 'member', code: '', document: 'ubn' }, errorCodes.PARAM],
])('refuses %s, and writes nothing', async (_, invoice, code) => {
  expect((await place({ invoice })).error).toBe(code);
  expect(await db().selectFrom('orders').select('order_id').execute()).toEqual([]);
  expect(await db().selectFrom('cart_line').select('itemid').execute()).toHaveLength(1);
});

it('shows the invoice to the seller once the order is sold, and never to others', async () => {
  const { order_id } = await order({
    payment_channel: 'card',
    invoice: { kind: 'tax-number', code: '00501503' },
  });
  const readAsSeller = async () =>
    data<ShopOrder>(await call(seller, `seller/order/detail?order_id=${order_id}`)).order.invoice;
  expect(await readAsSeller()).toBeUndefined();
  await server().pay(buyer, order_id);
  expect(await readAsSeller()).toEqual({ kind: 'tax-number', code: '00501503', document: 'ubn' });
  expect((await call(stranger, `order/detail?order_id=${order_id}`)).error).toBe(errorCodes.NOT_FOUND);
  expect((await readInvoice(order_id, stranger)).error).toBe(errorCodes.NOT_FOUND);
});

it('prints the number that was ordered, whatever the account has now', async () => {
  const { order_id } = await order({
    payment_channel: 'card',
    invoice: { kind: 'tax-number', code: '00501503' },
  });
  await server().pay(buyer, order_id);
  await saveTaxNumber('10458570');
  expect((await readBuyer(order_id)).lines.at(-1)).toBe('UBN 00501503');
});

it('prints no number if the buyer asked for a carrier', async () => {
  await saveTaxNumber('10458570');
  const { order_id } = await order({
    payment_channel: 'card',
    invoice: { kind: 'donation-code', code: '919' },
  });
  await server().pay(buyer, order_id);
  expect((await readBuyer(order_id)).lines.join()).not.toMatch(/UBN|919/);
});

it("prints the buyer's own address on the invoice of an order to a pick-up point, also after it has moved", async () => {
  const placed = await order({ payment_channel: 'card', ...pickUp('XINYI') });
  await server().pay(buyer, placed.order_id);
  await report('XINYI', { status: 'closed' });
  expect((await reselect(placed, 'DAAN')).error).toBe(0);
  const { name, lines } = await readBuyer(placed.order_id);
  expect(name).toBe(placed.address.name);
  expect(lines.join()).toContain('中正區');
  expect(lines.join()).not.toMatch(/XINYI|DAAN/);
  const answer = await call(seller, `seller/order/detail?order_id=${placed.order_id}`);
  expect(JSON.stringify(answer)).not.toContain('中正區');
});

it('prints no address for an older order to a pick-up point', async () => {
  const { order_id, address } = await order({ payment_channel: 'card', ...pickUp('XINYI') });
  await server().pay(buyer, order_id);
  await db().updateTable('orders').set({ address }).execute();
  expect((await readBuyer(order_id)).lines).toEqual([]);
});
