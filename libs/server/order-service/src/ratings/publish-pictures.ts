import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodes } from '@pasar/error-catalogue';
import type { Picture } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { OrderDeps } from '../order-deps.ts';

/** Writes to a temporary name first, so that nobody reads a partial file. */
async function writePicture(folder: string, id: string, content: Buffer): Promise<void> {
  const temporaryPath = join(folder, `${id}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(temporaryPath, content);
  await rename(temporaryPath, join(folder, `${id}.webp`));
}

/**
 * Publishes a shopper's own pictures for a rating. Those in `kept` are already public.
 * Throws PARAM for a picture of another member or of a return.
 */
export async function publishPictures(
  { db, picturesDir }: OrderDeps,
  userid: number,
  ids: readonly string[],
  kept: readonly Picture[],
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const id of new Set(ids)) {
    const known = kept.find((each) => each.id === id);
    if (known) {
      pictures.push(known);
      continue;
    }
    const row = await db
      .deleteFrom('order_picture')
      .where('user_id', '=', userid)
      .where('picture_id', '=', id)
      .where('return_id', 'is', null)
      .returning(['width', 'height', 'content'])
      .executeTakeFirst();
    if (!row) throw new ApiError(errorCodes.PARAM, 'pictures: not yours, or used before.');
    if (picturesDir !== undefined) await writePicture(picturesDir, id, row.content);
    pictures.push({ id, width: row.width, height: row.height });
  }
  return pictures;
}
