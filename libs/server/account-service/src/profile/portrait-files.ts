import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores members' pictures with the other pictures of the store. */
export type PortraitFiles = {
  save(id: string, webp: Buffer): Promise<void>;
  /** Also removes every resized version; ignores a missing picture. */
  remove(id: string): Promise<void>;
};

const widths = [160, 320, 480, 640, 960];

/** Stores `<id>.webp` in a folder. Writes to a temporary name first, so that nobody reads a partial file. */
export const createPortraitFiles = (dir: string): PortraitFiles => ({
  save: async (id, webp) => {
    await mkdir(dir, { recursive: true });
    const temporaryPath = join(dir, `${randomUUID()}.part`);
    await writeFile(temporaryPath, webp);
    await rename(temporaryPath, join(dir, `${id}.webp`));
  },
  remove: async (id) => {
    const sizes = widths.map((width) => join(dir, 'sizes', `${id}_${width}.webp`));
    await Promise.all([join(dir, `${id}.webp`), ...sizes].map((path) => rm(path, { force: true })));
  },
});
