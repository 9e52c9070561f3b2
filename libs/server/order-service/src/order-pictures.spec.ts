import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { pictureAllowance } from '@pasar/order';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buyer, seller, setUpAfterSaleStore, start, stranger } from './testing/after-sale-store.ts';

const { call, order, deliver, upload, requestReturn, db, server } = setUpAfterSaleStore();

it('a picture is visible only to its buyer and the seller of its return, and contains only pixels', async () => {
  const order_id = await order();
  await deliver(order_id);
  const picture = await upload();
  await requestReturn(order_id, { pictures: [picture] });
  const row = await db()
    .selectFrom('order_picture')
    .select('content')
    .where('picture_id', '=', picture)
    .executeTakeFirstOrThrow();
  const { format, exif } = await sharp(row.content).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  const read = (user: number) => server().read(user, `/api/v4/order/picture?id=${picture}`);
  const status = async (user: number) => (await read(user)).statusCode;
  expect([await status(buyer), await status(seller), await status(stranger)]).toEqual([200, 200, 404]);
  expect((await read(buyer)).headers['cache-control']).toBe('no-store');
});

it.each([
  ['who answers returns', { role: 'service' }, 200],
  ['who may not see orders', { role: 'products' }, 404],
  ['of another shop', { role: 'manager', shopid: 2 }, 404],
] as const)('answers a member of a team %s', async (_, given, status) => {
  const order_id = await order();
  await deliver(order_id);
  const picture = await upload();
  await requestReturn(order_id, { pictures: [picture] });
  await db().deleteFrom('shop_member').execute();
  await db()
    .insertInto('shop_member')
    .values({ market: 'SG', shopid: 1, userid: stranger, added_at: 1, ...given })
    .execute();
  const answer = await server().read(stranger, `/api/v4/order/picture?id=${picture}`);
  await db().deleteFrom('shop_member').execute();
  expect(answer.statusCode).toBe(status);
});

describe("a shopper's daily allowance of pictures", () => {
  const text = Buffer.from('no picture at all, only text');
  const send = (content: Buffer, user = buyer) =>
    call(user, 'order/upload_picture', { data: content.toString('base64') });
  const leave = ({ pictures = 50, bytes = 1_000_000 }) =>
    db()
      .insertInto('order_picture_use')
      .values({
        user_id: buyer,
        day: start / dayMs,
        pictures: pictureAllowance.picturesPerDay - pictures,
        bytes: pictureAllowance.bytesPerDay - bytes,
      })
      .execute();

  it.each([
    ['so many', { pictures: 3 }],
    ['so many bytes', { bytes: 3 * text.length }],
  ])('is %s, also for concurrent and invalid uploads, and is renewed tomorrow', async (_, left) => {
    await leave(left);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(text)));
    expect(answers.filter(({ error }) => error === errorCodes.LIMIT)).toHaveLength(5);
    server().clock.now = start + dayMs / 4;
    expect(await send(text)).toMatchObject({ error: errorCodes.LIMIT, retry_after: 64_800 });
    expect((await send(text, stranger)).error).toBe(errorCodes.PICTURE_INVALID);
    server().clock.now = start + dayMs;
    expect((await send(text)).error).toBe(errorCodes.PICTURE_INVALID);
  });
});

it.each([
  ['text', Buffer.from('no picture at all, only text').toString('base64')],
  [
    'a script in SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64'),
  ],
])('rejects %s as a picture', async (_, given) => {
  expect(await call(buyer, 'order/upload_picture', { data: given })).toMatchObject({
    error: 70000184,
    status: 422,
  });
});
