import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { buyer, data, seller, setUpAfterSaleStore, stranger } from '../testing/after-sale-store.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';

const { call, db, deliver, detail, order, requestReturn, server, ship } = setUpAfterSaleStore();

type Headers = Readonly<Record<string, string>>;

const read = async (user: number, path: string, headers: Headers = {}) => {
  const answer = await server().read(user, `/api/v4/${path}`, headers);
  const isFile = answer.headers['content-type'] === 'application/pdf';
  const error = isFile ? 0 : (JSON.parse(answer.rawPayload.toString()) as { error: number }).error;
  return { ...answer, error, headers: answer.headers, text: isFile ? readPdfText(answer.rawPayload) : [] };
};
const shippingLabel = (order_id: number, user = seller, headers: Headers = {}) =>
  read(user, `seller/order/label?order_id=${order_id}`, headers);
const returnLabel = (return_id: number, user = buyer) => read(user, `return/label?return_id=${return_id}`);

async function openReturn(): Promise<{ readonly order_id: number; readonly return_id: number }> {
  const order_id = await order();
  await deliver(order_id);
  await requestReturn(order_id);
  return data(await call(buyer, `return/detail?order_id=${order_id}`));
}

it('serves the label of an order to its shop: the order’s number, then the tracking number', async () => {
  const order_id = await order();
  const { order_sn } = (await detail(order_id)) as unknown as { order_sn: string };
  const before = await shippingLabel(order_id);
  expect(before.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="label-${order_sn}.pdf"`,
    'cache-control': 'private, no-store',
  });
  expect(before.text).toEqual(expect.arrayContaining(['Shipping label', 'From', 'To', order_sn]));
  await ship(order_id);
  const { text, headers } = await shippingLabel(order_id);
  expect(headers['content-disposition']).toBe('attachment; filename="label-AB12345678.pdf"');
  expect(text).toEqual(expect.arrayContaining(['Post · Shipping label', 'AB12345678', `Order ${order_sn}`]));
  const { address } = await db().selectFrom('orders').select('address').executeTakeFirstOrThrow();
  expect(address.phone).toBe('+6591234567');
  expect(text).toEqual(expect.arrayContaining([address.name, '+65 9123 4567']));
});

it('writes the label in the language of its reader', async () => {
  const { text } = await shippingLabel(await order(), seller, { 'accept-language': 'zh-Hans' });
  expect(text).toEqual(expect.arrayContaining(['快递面单', '寄件人', '收件人']));
});

it('serves the label of a return to its buyer while the goods are to be sent or on their way', async () => {
  const { return_id, order_id } = await openReturn();
  expect((await returnLabel(return_id)).error).toBe(errorCodes.ORDER_STEP_NOT_ALLOWED);
  await call(seller, 'seller/return/answer', { return_id, action: 'accept' });
  const toSend = await returnLabel(return_id);
  const { address } = await db().selectFrom('orders').select('address').executeTakeFirstOrThrow();
  expect(toSend.headers['content-disposition']).toBe(`attachment; filename="label-R${return_id}.pdf"`);
  expect(toSend.text).toEqual(
    expect.arrayContaining(['Return label', address.name, '+65 9123 4567', `R${return_id}`]),
  );
  await call(buyer, 'return/ship', {
    ...{ return_id, option: 'own-carrier', sent: true, tracking_number: 'AB12345678' },
  });
  expect((await returnLabel(return_id)).text).toContain('Tracking number: AB12345678');
  await call(seller, 'seller/return/answer', { return_id, action: 'refund' });
  expect((await returnLabel(return_id)).error).toBe(errorCodes.ORDER_STEP_NOT_ALLOWED);
  expect((await shippingLabel(order_id)).error).toBe(errorCodes.ORDER_STEP_NOT_ALLOWED);
});

it('leaves out a branch’s address as the sender’s', async () => {
  const { return_id, order_id } = await openReturn();
  await call(seller, 'seller/return/answer', { return_id, action: 'accept' });
  const { address } = await db().selectFrom('orders').select('address').executeTakeFirstOrThrow();
  const [line = ''] = address.lines;
  expect((await returnLabel(return_id)).text).toContain(line);
  await db().updateTable('orders').set({ branch_id: 'B1' }).where('order_id', '=', order_id).execute();
  const { text } = await returnLabel(return_id);
  expect(text).toContain(address.name);
  expect(text).not.toContain(line);
});

it('answers another’s label like a missing one', async () => {
  const { return_id, order_id } = await openReturn();
  await call(seller, 'seller/return/answer', { return_id, action: 'accept' });
  await db().updateTable('shop').set({ userid: stranger }).where('shopid', '=', 2).execute();
  expect((await returnLabel(return_id, stranger)).error).toBe(errorCodes.NOT_FOUND);
  expect((await returnLabel(return_id, seller)).error).toBe(errorCodes.NOT_FOUND);
  expect((await returnLabel(return_id + 1)).error).toBe(errorCodes.NOT_FOUND);
  expect((await shippingLabel(order_id, stranger)).error).toBe(errorCodes.NOT_FOUND);
  expect((await shippingLabel(order_id, buyer)).error).toBe(errorCodes.NOT_FOUND);
  expect((await returnLabel(return_id, 0)).error).toBe(errorCodes.NOT_LOGGED_IN);
  expect((await shippingLabel(order_id, 0)).error).toBe(errorCodes.NOT_LOGGED_IN);
});

it.each(['', '?order_id=', '?order_id=1e3', '?order_id=1&order_id=2', '?order_id=9999999999999999'])(
  'refuses a label of %j',
  async (query) => {
    expect((await read(seller, `seller/order/label${query}`)).error).toBe(errorCodes.PARAM);
    const asked = query.replaceAll('order_id', 'return_id');
    expect((await read(buyer, `return/label${asked}`)).error).toBe(errorCodes.PARAM);
  },
);
