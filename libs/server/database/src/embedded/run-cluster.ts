import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildClusterUrl, findSocketFolder } from './cluster-url.ts';
import { findFreePort } from './find-free-port.ts';
import { clusterUser } from './init-cluster.ts';
import { loadPostgresBinaries } from './load-postgres-binaries.ts';
import { commandAsAccount } from './postgres-account.ts';
import type { PostgresAccount } from './postgres-account.ts';
import type { SupervisorOptions } from './postgres-supervisor.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export type RunningCluster = {
  /** Returns the URL of one of its databases. */
  readonly url: (database: string) => string;
  /** Resolves when PostgreSQL has ended, stopped or crashed. */
  readonly ended: Promise<void>;
  /** Shuts down gracefully; resolves when it has ended. */
  readonly stop: () => Promise<void>;
};

export type RunClusterOptions = {
  readonly dataDir: string;
  readonly password: string;
  readonly account: PostgresAccount;
  /** A port of the loopback interface; defaults to a free one. */
  readonly port?: number;
  /** Settings of `postgresql.conf` that override PostgreSQL's defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A folder to delete when PostgreSQL has ended. */
  readonly removeOnExit?: string;
  /** Whether a running cluster keeps this process from exiting; defaults to true. */
  readonly keepsProcessAlive?: boolean;
};

const supervisorFile = fileURLToPath(new URL('./postgres-supervisor.ts', import.meta.url));

type ServerSettings = {
  readonly dataDir: string;
  readonly port: number;
  readonly socketFolder: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
};

function buildArguments({ dataDir, port, socketFolder = '', settings }: ServerSettings): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    lc_messages: 'C',
    logging_collector: 'off',
    ...settings,
  };
  return [
    '-D',
    dataDir,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

function unrefProcess(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdin, child.stderr]) if (stream instanceof Socket) stream.unref();
}

/** Starts PostgreSQL on an existing cluster, on this machine only: a Unix socket, and the loopback interface. It ends with this process. */
export async function runCluster(options: RunClusterOptions): Promise<RunningCluster> {
  const { postgres } = await loadPostgresBinaries();
  const port = options.port ?? (await findFreePort());
  const { dataDir, password, settings } = options;
  const socketFolder = findSocketFolder(dataDir, port);
  const supervisorOptions: SupervisorOptions = {
    ...commandAsAccount(options.account, postgres, buildArguments({ dataDir, port, socketFolder, settings })),
    cwd: dataDir,
    remove: options.removeOnExit,
  };
  const supervisor = spawn(process.execPath, [supervisorFile, JSON.stringify(supervisorOptions)], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = once(supervisor, 'exit').then(() => undefined);
  await waitUntilReady(supervisor);
  if (options.keepsProcessAlive === false) unrefProcess(supervisor);
  return {
    url: (database) => buildClusterUrl({ user: clusterUser, password, port, database, socketFolder }),
    ended,
    stop: () => {
      supervisor.stdin?.end();
      return ended;
    },
  };
}
