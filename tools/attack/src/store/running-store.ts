import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningPostgres, findFreePort } from '@pasar/database';
import { listDescendants } from './process-tree.ts';
import { sendRequest } from './send-request.ts';

/** A store on the loopback interface, started for one run with its own data. */
export type RunningStore = {
  readonly port: number;
  /** The host header of a market, with the port: `sg.localhost:4555`. */
  readonly host: (market: string) => string;
  /** The database URL of the owner role; undefined while the database is down. */
  readonly databaseUrl: () => string | undefined;
  /** Process ids of one part of the store. */
  readonly pidsOf: (part: StorePart) => number[];
  /** Whether the storefront serves a page, and the API a call that reads the database. */
  readonly isUp: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

/** `database` is PostgreSQL including its connection processes. */
export type StorePart = 'api' | 'web-server' | 'postgres' | 'database';

const root = join(import.meta.dirname, '../../../..');
const startFile = join(root, 'tools/start/src/main.ts');
/** Includes the build of the apps, which takes minutes after a change. */
const startTimeoutMs = 1_500_000;

const isPart: Readonly<Record<StorePart, (command: string) => boolean>> = {
  api: (command) => command.includes('marketplace-api/dist/main.js'),
  'web-server': (command) => command.includes('web-server/dist/main.js'),
  postgres: (command) =>
    /postgres -D |postgres.* -D /.test(command) && !command.includes('postgres-supervisor'),
  database: (command) =>
    /^postgres: |postgres.* -D /.test(command) && !command.includes('postgres-supervisor'),
};

async function waitUntilUp(isUp: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isUp())) {
    if (child.exitCode !== null)
      throw new Error(`The store exited with code ${child.exitCode} during start-up.`);
    if (Date.now() > deadline) throw new Error('The store did not start in time.');
    await wait(500);
  }
}

const markets = 'SG,BR';

export type StoreOptions = {
  /** The number of items in each market. */
  readonly items?: number;
  /** Environment variables of all processes. */
  readonly env?: Readonly<Record<string, string>>;
};

/** Builds, seeds and starts a store on a free port with two markets. `stop` ends it and deletes its data. */
export async function startStore({ items = 300, env = {} }: StoreOptions = {}): Promise<RunningStore> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'pasar-attack-'));
  const child = spawn(process.execPath, [startFile, '--markets', markets, '--items', String(items)], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const host = (market: string): string => `${market.toLowerCase()}.localhost:${port}`;
  const isAnswered = async (path: string): Promise<boolean> =>
    (await sendRequest({ port, path, headers: { host: host('SG') }, timeoutMs: 3000 })).status === 200;
  // The page alone could come from the web server's memory.
  const isUp = async (): Promise<boolean> =>
    (await isAnswered('/all_categories')) && (await isAnswered('/api/v4/search/search_items?limit=1'));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilUp(isUp, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    host,
    databaseUrl: () => findRunningPostgres(join(dataDir, 'postgres')),
    pidsOf: (part) =>
      listDescendants(child.pid ?? -1)
        .filter(({ command }) => isPart[part](command))
        .map(({ pid }) => pid),
    isUp,
    stop,
  };
}
