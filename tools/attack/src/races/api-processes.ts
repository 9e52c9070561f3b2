import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@pasar/database';
import { sendRequest } from '../store/send-request.ts';

const main = join(import.meta.dirname, '../../../../apps/marketplace-api/dist/main.js');
const startTimeoutMs = 120_000;

export type ApiProcesses = {
  readonly ports: readonly number[];
  /** Kills a process (`kill -9`) once it is ready, and starts it again in the background. */
  readonly kill: (index: number) => Promise<void>;
  /** Settles once all processes are ready. Rejects if one could not be started again. */
  readonly ready: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  const headers = { host: `sg.localhost:${port}` };
  while ((await sendRequest({ port, path: '/readyz', headers, timeoutMs: 3000 })).status !== 200) {
    if (child.exitCode !== null)
      throw new Error(`An API exited with code ${child.exitCode} during start-up.`);
    if (Date.now() > deadline) throw new Error('An API did not start in time.');
    await wait(100);
  }
}

type ApiSettings = { readonly databaseUrl: string; readonly cacheDir: string };

/** Starts the built API on a port; settles once it is ready. The cache of compiled code makes later starts faster. */
async function startApi({ databaseUrl, cacheDir }: ApiSettings, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PASAR_MODE: 'demo', LOG_LEVEL: 'error', NODE_COMPILE_CACHE: cacheDir },
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
  const settings = { databaseUrl, cacheDir: mkdtempSync(join(tmpdir(), 'pasar-attack-code-')) };
  const ports: number[] = [];
  const children: Promise<ChildProcess>[] = [];
  const start = (index: number, port: number): void => {
    const child = startApi(settings, port);
    // Reported by `ready` and `kill`.
    child.catch(() => undefined);
    children[index] = child;
  };
  const stop = async (): Promise<void> => {
    for (const child of await Promise.allSettled(children))
      if (child.status === 'fulfilled') await stopApi(child.value, 'SIGTERM');
    rmSync(settings.cacheDir, { recursive: true, force: true });
  };
  const ready = async (): Promise<void> => void (await Promise.all(children));
  try {
    for (let index = 0; index < count; index += 1) {
      ports.push(await findFreePort());
      start(index, ports[index] ?? 0);
      // One after the other, so that the ports differ.
      await children[index];
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports,
    kill: async (index) => {
      const [child, port] = [await children[index], ports[index]];
      if (!child || port === undefined) throw new RangeError(`There is no process ${index}.`);
      await stopApi(child, 'SIGKILL');
      start(index, port);
    },
    ready,
    stop,
  };
}
