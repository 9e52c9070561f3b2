import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder is open in another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}.`);
    this.pid = pid;
  }
}

type Holder = { pid: number; since: string };

/** When a process began, where the system tells: a number that a later process has taken over is not the same process. */
function beginningOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning({ pid, since }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return beginningOf(pid) === since;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Takes a folder for this process until the given function is called. A lock whose process is gone is taken over.
 * Throws `FolderInUseError` when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use.json');
  const holder = readHolder(file);
  if (holder && isRunning(holder)) throw new FolderInUseError(folder, holder.pid);
  rmSync(file, { force: true });
  const own: Holder = { pid: process.pid, since: beginningOf(process.pid) };
  try {
    // `wx`: of two processes that find the same stale lock, one makes the new file and the other one fails here.
    writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
  } catch {
    throw new FolderInUseError(folder, readHolder(file)?.pid ?? 0);
  }
  return () => rmSync(file, { force: true });
}
