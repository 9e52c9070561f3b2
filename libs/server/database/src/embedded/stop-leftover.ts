import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

function readLeftoverPid(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process is a PostgreSQL on this folder: its process id may have been reused. */
function isPostgresOn(dataDir: string, pid: number): boolean {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(dataDir);
  } catch {
    return false;
  }
}

const timeoutMs = 10_000;
const pollIntervalMs = 50;

/**
 * Stops a PostgreSQL that outlived its program and supervisor (for example if both were killed). The caller must hold the
 * folder's lock. If it does not stop in time, PostgreSQL's own check refuses to start another.
 */
export async function stopLeftover(dataDir: string): Promise<void> {
  const pid = readLeftoverPid(dataDir);
  if (pid === undefined || !isPostgresOn(dataDir, pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; waitedMs < timeoutMs && isPostgresOn(dataDir, pid); waitedMs += pollIntervalMs)
    await wait(pollIntervalMs);
}
