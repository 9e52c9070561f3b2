import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildClusterUrl } from './cluster-url.ts';
import { clusterUser } from './init-cluster.ts';

const readLines = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
};

/**
 * Returns the URL of the embedded PostgreSQL that another process runs on this folder, for tools that use a store while it is
 * open. Undefined if none is running.
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  const folder = resolve(dataDir);
  // postmaster.pid: process id, data folder, start time, port, socket folder, …
  const [, , , port, socketFolder] = readLines(join(folder, 'cluster', 'postmaster.pid'));
  const [password] = readLines(join(folder, 'password'));
  if (!port || !password) return undefined;
  return buildClusterUrl({
    user: clusterUser,
    password,
    port: Number(port),
    database: 'postgres',
    ...(socketFolder && { socketFolder }),
  });
}
