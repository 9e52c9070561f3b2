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

/** Returns when a process started, if the system reports it, to detect a reused process id. */
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

/** Matches the lock file of each process that holds or wants the folder; an ended process may leave one behind. */
const lockFilePattern = /^in-use\b.*\.json$/;

const readLocks = (folder: string) =>
  readdirSync(folder)
    .filter((name) => lockFilePattern.test(name))
    .map((name) => ({ file: join(folder, name), holder: readHolder(join(folder, name)) }));

/**
 * Locks a folder for this process until the returned function is called. Ignores locks of ended processes.
 * Throws `FolderInUseError` if another process holds it.
 *
 * Each process writes its own file and then looks for others. Of two concurrent processes, the later one to write
 * sees the other's file: at most one succeeds, and possibly none.
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
