import { readdir } from 'node:fs/promises';
import { secondMs } from '@pasar/durations';

export type FolderFiles = {
  /** Whether the folder has a file of exactly this name, on file systems that ignore case as well. */
  readonly has: (name: string) => Promise<boolean>;
};

/** A missing name makes the folder be read again, at most so often. */
const rereadMs = secondMs;

const readNames = async (folder: string): Promise<ReadonlySet<string>> => {
  try {
    return new Set(await readdir(folder));
  } catch {
    return new Set();
  }
};

/**
 * Remembers the names of a folder's files, so that a request costs no read of the folder. `now` in epoch milliseconds. An
 * unreadable folder has no files.
 */
export function createFolderFiles(folder: string, now: () => number): FolderFiles {
  let names: Promise<ReadonlySet<string>> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  const read = (): Promise<ReadonlySet<string>> => {
    readAt = now();
    return (names = readNames(folder));
  };
  return {
    has: async (name) => {
      if ((await (names ?? read())).has(name)) return true;
      return now() >= readAt + rereadMs && (await read()).has(name);
    },
  };
}
