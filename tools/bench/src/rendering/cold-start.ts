import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '@pasar/attack';
import { findFreePort } from '@pasar/database';
import { median } from '../race.ts';

const appsFolder = join(import.meta.dirname, '../../../../apps');
const starts = 5;
const timeoutMs = 30_000;

export type ColdStartOptions = {
  readonly app: 'web-server' | 'marketplace-api';
  readonly env: Readonly<Record<string, string>>;
  /** Requested until it responds with 200. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

async function waitForPage(port: number, { path, headers }: ColdStartOptions): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if ((await sendRequest({ port, path, headers })).status === 200) return;
    await wait(5);
  }
  throw new Error(`${path} was not answered within ${timeoutMs / 1000} s.`);
}

/** Returns the milliseconds from starting a process to its first page. */
async function startOnce(options: ColdStartOptions): Promise<number> {
  const port = await findFreePort();
  const start = performance.now();
  const child = spawn(process.execPath, [join(appsFolder, options.app, 'dist/main.js')], {
    env: { ...process.env, NODE_ENV: 'production', ...options.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitForPage(port, options);
    return performance.now() - start;
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** Starts an app of the store several times in sequence; returns the median. */
export async function measureColdStart(options: ColdStartOptions): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await startOnce(options));
  return median(times);
}
