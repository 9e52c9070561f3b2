import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { Video } from '@pasar/http-contract';
import { ratingVideoLimits } from '@pasar/order';
import { expect, it } from 'vitest';
import { buyer, data, setUpAfterSaleStore, start, stranger } from '../../testing/after-sale-store.ts';
import type { CallResponse } from '../../testing/order-server.ts';
import { makeMp4 } from '../../testing/make-video.ts';

const { call, order, deliver, db, server } = setUpAfterSaleStore();
const anonymous = 0;
const file = makeMp4({ place: '+01.3521+103.8198/' });

const send = (content = file, user = buyer): Promise<CallResponse> =>
  server().send(user, 'order/upload_video', content);
const upload = async (user = buyer): Promise<Video> => data<Video>(await send(file, user));
const read = (user: number, { id }: Pick<Video, 'id'>, headers = {}) =>
  server().read(user, `/api/v4/order/video?id=${id}`, headers);

async function complete(): Promise<number> {
  const order_id = await order();
  await deliver(order_id);
  await call(buyer, 'order/receive', { order_id });
  return order_id;
}

const rate = (order_id: number, video?: string) =>
  call(buyer, 'order/rate', {
    ...{ order_id, line_no: 1, rating_star: 5, comment: '', pictures: [] },
    ...(video !== undefined && { video }),
  });
const readVideos = () => db().selectFrom('rating_video').select(['video_id', 'is_published']).execute();

it('is private until a rating shows it, then public, without its metadata', async () => {
  const order_id = await complete();
  const video = await upload();
  expect(video).toMatchObject({ type: 'video/mp4', seconds: 12 });
  expect([(await read(buyer, video)).statusCode, (await read(stranger, video)).statusCode]).toEqual([
    200, 404,
  ]);
  expect((await read(buyer, video)).headers['cache-control']).toBe('no-store');
  expect(data<{ lines: object[] }>(await rate(order_id, video.id)).lines[0]).toMatchObject({
    rating: { video },
  });
  const shown = await read(anonymous, video);
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
    200,
    'video/mp4',
    'nosniff',
  ]);
  expect(shown.rawPayload).toHaveLength(file.length);
  expect(shown.rawPayload.includes('+01.3521')).toBe(false);
});

it('is sent in the ranges that a player asks for', async () => {
  const order_id = await complete();
  const video = await upload();
  await rate(order_id, video.id);
  const whole = (await read(anonymous, video)).rawPayload;
  const part = await read(anonymous, video, { range: 'bytes=100-199' });
  expect([part.statusCode, part.headers['content-range'], part.headers['accept-ranges']]).toEqual([
    206,
    `bytes 100-199/${file.length}`,
    'bytes',
  ]);
  expect(part.rawPayload).toEqual(whole.subarray(100, 200));
  const beyond = await read(anonymous, video, { range: 'bytes=999999-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${file.length}`]);
});

it("refuses another member's video, one of another rating, and an invented one", async () => {
  const order_id = await complete();
  for (const id of [(await upload(stranger)).id, 'invented'])
    expect((await rate(order_id, id)).error).toBe(errorCodes.PARAM);
  const video = await upload();
  expect((await rate(order_id, video.id)).error).toBe(0);
  expect((await rate(await complete(), video.id)).error).toBe(errorCodes.PARAM);
});

it('stays, changes or goes with a changed rating', async () => {
  const kept = await upload();
  const orderId = await complete();
  await rate(orderId, kept.id);
  expect(data<{ lines: object[] }>(await rate(orderId, kept.id)).lines[0]).toMatchObject({
    rating: { video: kept },
  });
  const [first, second] = [await upload(), await upload()];
  const other = await complete();
  await rate(other, first.id);
  await rate(other, second.id);
  const removed = await complete();
  await rate(removed, (await upload()).id);
  await rate(removed);
  expect((await readVideos()).map(({ video_id }) => video_id).sort()).toEqual([kept.id, second.id].sort());
});

it('keeps only the last unused videos of a shopper', async () => {
  const sent: string[] = [];
  for (let count = 0; count < ratingVideoLimits.maxUnused + 2; count += 1) {
    server().clock.now = start + count;
    sent.push((await upload()).id);
  }
  const kept = (await readVideos()).map(({ video_id }) => video_id);
  expect(kept.sort()).toEqual(sent.slice(2).sort());
});

it('is limited in size, and counted by day, also when it is no video', async () => {
  expect((await send(Buffer.alloc(ratingVideoLimits.maxBytes + 1))).status).toBe(413);
  const answers = await Promise.all(
    Array.from({ length: ratingVideoLimits.perDay + 3 }, () => send(Buffer.from('no video at all'))),
  );
  const count = (code: number) => answers.filter(({ error }) => error === code).length;
  expect([count(errorCodes.VIDEO_INVALID), count(errorCodes.LIMIT)]).toEqual([ratingVideoLimits.perDay, 3]);
  server().clock.now = start + dayMs;
  expect((await send()).error).toBe(0);
  expect((await send(file, anonymous)).error).toBe(errorCodes.NOT_LOGGED_IN);
});
