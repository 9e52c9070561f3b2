import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of sellers' files. Every process of the store must see the same one. */
export type ImportFiles = {
  readonly feedPath: (importId: number) => string;
  readonly reportPath: (importId: number) => string;
  /** An empty folder: the pictures of a seller's file are on other machines. */
  readonly emptyDir: () => Promise<string>;
  /** Writes a piece at its place; writing it again changes nothing. */
  readonly write: (importId: number, offset: number, piece: Buffer) => Promise<void>;
  readonly hasFeed: (importId: number) => Promise<boolean>;
  readonly removeFeed: (importId: number) => Promise<void>;
  readonly removeReport: (importId: number) => Promise<void>;
  /** Deletes files that were last written before `time` (epoch milliseconds). */
  readonly removeOlderThan: (time: number) => Promise<void>;
};

/** Keeps the files in `dir`, named by the import's id alone. */
export function createImportFiles(dir: string): ImportFiles {
  const feedPath = (importId: number) => join(dir, `${importId}.feed`);
  const reportPath = (importId: number) => join(dir, `${importId}.report.csv`);
  return {
    feedPath,
    reportPath,
    emptyDir: async () => {
      const path = join(dir, 'no-pictures');
      await mkdir(path, { recursive: true });
      return path;
    },
    write: async (importId, offset, piece) => {
      await mkdir(dir, { recursive: true });
      const handle = await open(feedPath(importId), offset === 0 ? 'w' : 'r+');
      try {
        let written = 0;
        while (written < piece.length) {
          const { bytesWritten } = await handle.write(
            piece,
            written,
            piece.length - written,
            offset + written,
          );
          written += bytesWritten;
        }
      } finally {
        await handle.close();
      }
    },
    hasFeed: (importId) =>
      stat(feedPath(importId)).then(
        () => true,
        () => false,
      ),
    removeFeed: (importId) => rm(feedPath(importId), { force: true }),
    removeReport: (importId) => rm(reportPath(importId), { force: true }),
    removeOlderThan: async (time) => {
      const names = await readdir(dir).catch(() => []);
      for (const name of names.filter((each) => /^\d+\./.test(each))) {
        const path = join(dir, name);
        const written = await stat(path).catch(() => undefined);
        if (written && written.mtimeMs < time) await rm(path, { force: true });
      }
    },
  };
}
