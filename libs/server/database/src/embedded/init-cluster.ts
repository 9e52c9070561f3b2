import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadPostgresBinaries } from './load-postgres-binaries.ts';
import { commandAsAccount, changeOwner } from './postgres-account.ts';
import type { PostgresAccount } from './postgres-account.ts';

const run = promisify(execFile);

/** The superuser of an embedded cluster. */
export const clusterUser = 'pasar';

const initdbOptions = [
  '--encoding=UTF8',
  // The same provider and locale everywhere, so that data sorts identically on every machine.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--auth=scram-sha-256',
  `--username=${clusterUser}`,
];

/** Creates an empty cluster in a new folder. Throws the output of `initdb` on failure. */
export async function initCluster(
  dataDir: string,
  password: string,
  account: PostgresAccount,
  extraOptions: readonly string[] = [],
): Promise<void> {
  const { initdb } = await loadPostgresBinaries();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  changeOwner(account, dataDir);
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(account, passwordFile);
  const { file, args, user } = commandAsAccount(account, initdb, [
    `--pgdata=${dataDir}`,
    `--pwfile=${passwordFile}`,
    ...initdbOptions,
    ...extraOptions,
  ]);
  try {
    await run(file, args, { ...user, cwd: join(dataDir, '..'), env: { ...process.env, LC_ALL: 'C' } });
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
