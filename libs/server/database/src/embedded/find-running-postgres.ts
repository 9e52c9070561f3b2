import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterUser } from './init-cluster.ts';

const readLines = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
};

/**
 * The address of the embedded PostgreSQL that another process has started on this folder: for a tool that is to work on
 * a store while it is open. Undefined when none runs there.
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  const folder = resolve(dataDir);
  // postmaster.pid: the process, the data folder, the start, the port, …
  const port = Number(readLines(join(folder, 'cluster', 'postmaster.pid'))[3]);
  const [password] = readLines(join(folder, 'password'));
  if (!port || !password) return undefined;
  return `postgres://${clusterUser}:${password}@127.0.0.1:${port}/postgres`;
}
