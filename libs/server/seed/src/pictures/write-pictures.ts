import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeSpread } from './compose-spread.ts';
import type { SpreadPicture } from './compose-spread.ts';
import { composeThing } from './compose-thing.ts';
import type { ThingPicture } from './plan-pictures.ts';
import { createPictureParts } from './create-picture-parts.ts';

export type AnyPicture = ThingPicture | SpreadPicture;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Writes to a temporary name first, so that an interrupted seed leaves no partial file. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Writes missing pictures as `<id>.webp`; calls `onDone` for each. */
export async function writePictures(
  pictures: readonly AnyPicture[],
  dir: string,
  onDone: () => void,
): Promise<void> {
  await mkdir(dir, { recursive: true });
  // For many small pictures, several at once with one thread each are faster than several threads on one.
  sharp.concurrency(1);
  const studio = createPictureParts();
  const waiting = pictures.values();
  const work = async () => {
    for (const picture of waiting) {
      const path = join(dir, `${picture.id}.webp`);
      if (!(await exists(path)))
        await writeAtomically(
          path,
          await ('shape' in picture ? composeSpread(picture, studio) : composeThing(picture, studio)),
        );
      onDone();
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}
