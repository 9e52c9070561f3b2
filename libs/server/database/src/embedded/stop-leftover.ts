import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

function leftoverPid(dataDir: string): number | undefined {
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

const patience = 10_000;
const step = 50;

/**
 * Ends a PostgreSQL that outlived the program that started it and its guard (both killed at once, say). Only for who
 * holds the folder's lock. One that does not end in time is left to PostgreSQL's own check, which refuses to start.
 */
export async function stopLeftover(dataDir: string): Promise<void> {
  const pid = leftoverPid(dataDir);
  if (pid === undefined || !isPostgresOn(dataDir, pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < patience && isPostgresOn(dataDir, pid); waited += step) await wait(step);
}
