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

/** Starts more processes of the built API on a running database, each on a free loopback port. */
export async function startApiProcesses(databaseUrl: string, count: number): Promise<ApiProcesses> {
  const ports: number[] = [];
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
  };
  try {
    for (let started = 0; started < count; started += 1) {
      const port = await findFreePort();
      const child = spawn(process.execPath, [main], {
        env: {
          ...process.env,
          ...{ NODE_ENV: 'production', PASAR_MODE: 'demo', LOG_LEVEL: 'error' },
          ...{ DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', PICTURES_DIR: tmpdir() },
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      children.push(child);
      await waitUntilReady(child, port);
      ports.push(port);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports, stop };
}
