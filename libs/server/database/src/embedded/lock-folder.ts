import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

type LockHolder = { pid: number; since: string };

/** When a process began, where the system tells: a number that a later process has taken over is not the same process. */
function readStartTime(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning({ pid, since }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return readStartTime(pid) === since;
}

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/** The lock of each process that has, or wants, the folder; one that is gone may have left its own. */
const lockFilePattern = /^in-use\b.*\.json$/;

const readLocks = (folder: string) =>
  readdirSync(folder)
    .filter((name) => lockFilePattern.test(name))
    .map((name) => ({ file: join(folder, name), holder: readHolder(join(folder, name)) }));

/**
 * Takes a folder for this process until the given function is called. Locks of processes that are gone count for nothing.
 * Throws `FolderInUseError` when another process holds it.
 *
 * Each process writes a file of its own and then looks for others. Of two that come at the same time the later one to write
 * sees the other's, whichever that is: at most one goes on, and it may be none.
 */
export function lockFolder(folder: string): () => void {
  const own = join(folder, `in-use.${process.pid}.json`);
  const before = readHolder(own);
  if (before && isRunning(before)) throw new FolderInUseError(folder, process.pid);
  const holder: LockHolder = { pid: process.pid, since: readStartTime(process.pid) };
  writeFileSync(own, JSON.stringify(holder));
  const others = readLocks(folder).filter(({ file }) => file !== own);
  const running = others.find((other) => other.holder && isRunning(other.holder));
  if (running) {
    rmSync(own, { force: true });
    throw new FolderInUseError(folder, running.holder?.pid ?? 0);
  }
  for (const { file, holder: gone } of others) if (gone) rmSync(file, { force: true });
  return () => rmSync(own, { force: true });
}
