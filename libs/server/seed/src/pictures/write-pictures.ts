import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeSpread } from './compose-spread.ts';
import type { SpreadPicture } from './compose-spread.ts';
import { composeThing } from './compose-thing.ts';
import type { ThingPicture } from './plan-pictures.ts';
import { createStudio } from './create-studio.ts';

export type AnyPicture = ThingPicture | SpreadPicture;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Under another name first: a seed that is cut off leaves no half picture. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** Writes the pictures that are not there yet as `<id>.webp`; `onDone` hears of each one. */
export async function writePictures(
  pictures: readonly AnyPicture[],
  dir: string,
  onDone: () => void,
): Promise<void> {
  await mkdir(dir, { recursive: true });
  // Many small pictures: one thread each, several at once, is quicker than several threads on one.
  sharp.concurrency(1);
  const studio = createStudio();
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
