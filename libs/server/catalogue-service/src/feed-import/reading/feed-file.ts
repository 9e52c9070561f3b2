import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { ImportError } from '../import-error.ts';

/** An open feed: every read sees the same file, even if another replaces it meanwhile. */
export type FeedFile = {
  /** As shown in messages. */
  readonly path: string;
  readonly handle: FileHandle;
  /** Maximum bytes after unpacking; unlimited if absent. */
  readonly maxBytes?: number;
  /** Whether the file was modified or replaced since it was opened. */
  readonly hasChanged: () => Promise<boolean>;
};

type Version = { readonly ino: number; readonly size: number; readonly mtimeMs: number };

const isSame = (one: Version, other: Version): boolean =>
  one.ino === other.ino && one.size === other.size && one.mtimeMs === other.mtimeMs;

export type FeedFileOptions = {
  /** The name in messages; by default the path. */
  readonly name?: string;
  readonly maxBytes?: number;
};

/** Throws ImportError if the path does not exist or is not a file. */
export async function openFeedFile(
  path: string,
  { name = path, maxBytes }: FeedFileOptions = {},
): Promise<FeedFile> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      `${name} can't be opened: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  const before = await handle.stat();
  if (before.isFile()) {
    const hasChanged = async () => {
      const versions = await Promise.all([handle.stat(), stat(path).catch(() => undefined)]);
      return versions.some((version) => !version || !isSame(version, before));
    };
    return { path: name, handle, hasChanged, ...(maxBytes !== undefined && { maxBytes }) };
  }
  await handle.close();
  throw new ImportError(`${name} is not a file.`);
}
