import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps pictures of members where the store's pictures are. */
export type PortraitFiles = {
  save(id: string, webp: Buffer): Promise<void>;
  /** With every size that was made of it; a missing one is ignored. */
  remove(id: string): Promise<void>;
};

const widths = [160, 320, 480, 640, 960];

/** Files of a folder, `<id>.webp`, under another name first: nobody reads half a picture. */
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
