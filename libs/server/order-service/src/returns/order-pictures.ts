import { randomUUID } from 'node:crypto';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Picture } from '@pasar/http-contract';
import sharp from 'sharp';
import type { OrderDeps } from '../order-deps.ts';
import { countPicture } from './count-picture.ts';

/** Maximum number of pixels, so that a small file cannot exhaust memory. */
const maxPixels = 40_000_000;
const longestSide = 1600;
/** Maximum number of a shopper's unused pictures. */
const maxUnusedPictures = 60;
const formats = ['jpeg', 'png', 'webp'];

/** Re-encodes a picture, upright, keeping only its pixels. Throws PICTURE_INVALID. */
async function reencode(content: Buffer): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  try {
    const image = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });
    if (!formats.includes((await image.metadata()).format)) throw new Error('Unsupported picture format.');
    return await image
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new ApiError(errorCodes.PICTURE_INVALID);
  }
}

/** Stores a shopper's picture for a return or a rating. Throws PICTURE_INVALID, or LIMIT like `countPicture`. */
export async function storePicture(
  deps: OrderDeps,
  userid: number,
  base64: string,
  now: number,
): Promise<Picture> {
  const { db } = deps;
  const { count } = await db
    .selectFrom('order_picture')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userid)
    .where('return_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxUnusedPictures) throw new ApiError(errorCodes.LIMIT);
  const content = Buffer.from(base64, 'base64');
  await countPicture(deps, userid, content.length, now);
  const { data, info } = await reencode(content);
  const id = randomUUID();
  const { width, height } = info;
  await db
    .insertInto('order_picture')
    .values({
      picture_id: id,
      user_id: userid,
      return_id: null,
      width,
      height,
      content: data,
      created_at: now,
    })
    .execute();
  return { id, width, height };
}

/** Attaches a shopper's own unused pictures to a return. Throws PARAM for any other. */
export async function attachPictures(
  { db }: OrderDeps,
  userid: number,
  pictures: readonly string[],
  returnId: number,
): Promise<void> {
  if (pictures.length === 0) return;
  const { numUpdatedRows } = await db
    .updateTable('order_picture')
    .set({ return_id: returnId })
    .where('user_id', '=', userid)
    .where('return_id', 'is', null)
    .where('picture_id', 'in', [...pictures])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== BigInt(new Set(pictures).size))
    throw new ApiError(errorCodes.PARAM, 'pictures: not yours, or used before.');
}

/** A member who asks for a private picture. */
export type PictureReader = {
  readonly userid: number;
  readonly market: string;
  /** The shop of this market whose orders the member may see. */
  readonly shopid?: number | undefined;
};

/** Reads a private picture, for the shopper who uploaded it and the shop of its return; undefined for others. */
export async function readPrivatePicture(
  { db }: OrderDeps,
  { userid, market, shopid }: PictureReader,
  pictureId: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('order_picture as p')
    .leftJoin('order_return as r', (join) =>
      join.onRef('r.user_id', '=', 'p.user_id').onRef('r.return_id', '=', 'p.return_id'),
    )
    .select('p.content')
    .where('p.picture_id', '=', pictureId)
    .where(({ eb, and, or }) =>
      or([
        eb('p.user_id', '=', userid),
        ...(shopid === undefined ? [] : [and([eb('r.market', '=', market), eb('r.shopid', '=', shopid)])]),
      ]),
    )
    .executeTakeFirst();
  return row?.content;
}
