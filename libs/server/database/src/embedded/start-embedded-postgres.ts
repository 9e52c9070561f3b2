import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApplicationRole } from '../application-role.ts';
import { readOrCreatePassword } from './read-or-create-password.ts';
import { lockFolder } from './lock-folder.ts';
import { initCluster } from './init-cluster.ts';
import { loadPostgresBinaries } from './load-postgres-binaries.ts';
import { choosePostgresAccount } from './postgres-account.ts';
import { runCluster } from './run-cluster.ts';
import type { RunningCluster } from './run-cluster.ts';
import { stopLeftover } from './stop-leftover.ts';

export type EmbeddedPostgresOptions = {
  /** The cluster's folder; created if missing. */
  readonly dataDir: string;
  /** A port of the loopback interface; defaults to a free one. */
  readonly port?: number;
};

export type EmbeddedPostgres = {
  /** URL for the role that owns the tables. */
  readonly url: string;
  /** The application's role, and its URL once `grantApplicationRights` has created it. */
  readonly application: { readonly url: string; readonly role: Required<ApplicationRole> };
  /** Resolves when PostgreSQL has ended, stopped or crashed. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Every new cluster has this database. */
const databaseName = 'postgres';

const settings = { max_connections: '60', shared_buffers: '256MB', synchronous_commit: 'on' };

/** The application's role in an embedded cluster. */
const applicationRoleName = 'pasar_application';

function createApplicationAccess(ownerUrl: string, folder: string): EmbeddedPostgres['application'] {
  const role = {
    name: applicationRoleName,
    password: readOrCreatePassword(join(folder, 'application-password')),
  };
  const url = Object.assign(new URL(ownerUrl), { username: role.name, password: role.password });
  return { url: url.href, role };
}

async function openCluster(folder: string, port: number | undefined): Promise<RunningCluster> {
  const { postgres } = await loadPostgresBinaries();
  const account = choosePostgresAccount([folder, postgres]);
  const password = readOrCreatePassword(join(folder, 'password'));
  const dataDir = join(folder, 'cluster');
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initCluster(dataDir, password, account);
  await stopLeftover(dataDir);
  return runCluster({ dataDir, password, account, port, settings });
}

/**
 * Starts the PostgreSQL that npm installed, on a folder. It is reachable from this machine only, runs as
 * an unprivileged user if this process runs as root, and ends with this process. Throws `FolderInUseError` if another
 * process has the folder open.
 */
export async function startEmbeddedPostgres({
  dataDir,
  port,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const cluster = await openCluster(folder, port);
    const ended = cluster.ended.finally(unlock);
    const url = cluster.url(databaseName);
    return {
      url,
      application: createApplicationAccess(url, folder),
      ended,
      stop: () => cluster.stop().then(() => ended),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
