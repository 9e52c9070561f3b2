import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@pasar/database';
import { sendRequest } from '../store/send-request.ts';

const main = join(import.meta.dirname, '../../../../apps/marketplace-api/dist/main.js');
const startTimeoutMs = 60_000;

export type ApiProcesses = {
  readonly ports: readonly number[];
  /** Kills a process (`kill -9`) and starts it again; settles once it is ready. */
  readonly kill: (index: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  const headers = { host: `sg.localhost:${port}` };
  while ((await sendRequest({ port, path: '/readyz', headers, timeoutMs: 3000 })).status !== 200) {
    if (child.exitCode !== null)
      throw new Error(`An API exited with code ${child.exitCode} during start-up.`);
    if (Date.now() > deadline) throw new Error('An API did not start in time.');
    await wait(200);
  }
}

/** Starts the built API on a port; settles once it is ready. */
async function startApi(databaseUrl: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PASAR_MODE: 'demo', LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', PICTURES_DIR: tmpdir() },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitUntilReady(child, port);
  } catch (error) {
    await stopApi(child, 'SIGKILL');
    throw error;
  }
  return child;
}

async function stopApi(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Starts more processes of the built API on a running database, each on a free loopback port. */
export async function startApiProcesses(databaseUrl: string, count: number): Promise<ApiProcesses> {
  const ports: number[] = [];
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of children) await stopApi(child, 'SIGTERM');
  };
  try {
    for (let started = 0; started < count; started += 1) {
      const port = await findFreePort();
      children.push(await startApi(databaseUrl, port));
      ports.push(port);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports,
    kill: async (index) => {
      const [child, port] = [children[index], ports[index]];
      if (!child || port === undefined) throw new RangeError(`There is no process ${index}.`);
      await stopApi(child, 'SIGKILL');
      children[index] = await startApi(databaseUrl, port);
    },
    stop,
  };
}
