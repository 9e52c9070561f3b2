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
  /** Where the cluster lives; made when it is not there yet. */
  readonly dataDir: string;
  /** A port of the loopback interface; a free one by default. */
  readonly port?: number;
};

export type EmbeddedPostgres = {
  /** Its address as the role that owns everything. */
  readonly url: string;
  /** The role that the application is to have, and its address as that role, once `grantApplicationRights` has made it. */
  readonly application: { readonly url: string; readonly role: Required<ApplicationRole> };
  /** Settles when PostgreSQL has ended, by order or by itself. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Every cluster has this database from its beginning. */
const databaseName = 'postgres';

const settings = { max_connections: '60', shared_buffers: '256MB', synchronous_commit: 'on' };

/** The role that an embedded cluster has for the application. */
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
 * Starts the PostgreSQL that npm brought, on a folder of its own. It listens on the loopback interface only, runs as an
 * unprivileged user where this process is root's, and ends with this process. Throws `FolderInUseError` when another
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
