import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredPicture } from '@pasar/database';
import { writeAtomically } from './write-atomically.ts';

/** A picture that is drawn on demand, unless it exists. */
export type PictureSource = { readonly picture: StoredPicture; readonly draw: () => Promise<Buffer> };

/** Whether there is a file at a path. */
export const fileExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The file of a picture in the store's folder. */
export const toPicturePath = (dir: string, id: string): string => join(dir, `${id}.webp`);

/** Draws a picture into the store's folder, unless it exists. */
export async function storeDrawing(dir: string, { picture, draw }: PictureSource): Promise<StoredPicture> {
  const path = toPicturePath(dir, picture.id);
  if (!(await fileExists(path))) await writeAtomically(path, await draw());
  return picture;
}
