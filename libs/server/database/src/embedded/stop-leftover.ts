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

/** Whether the process is a PostgreSQL on this very folder: its number may long be another program's. */
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
 * Ends a PostgreSQL that outlived the program that started it and its guard (both killed at once, say). Only for who
 * holds the folder's lock. One that does not end in time is left to PostgreSQL's own check, which refuses to start.
 */
export async function stopLeftover(dataDir: string): Promise<void> {
  const pid = readLeftoverPid(dataDir);
  if (pid === undefined || !isPostgresOn(dataDir, pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; waitedMs < timeoutMs && isPostgresOn(dataDir, pid); waitedMs += pollIntervalMs)
    await wait(pollIntervalMs);
}
