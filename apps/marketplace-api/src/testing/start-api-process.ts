import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@pasar/database';
import { expect, vi } from 'vitest';

export type ApiProcess = {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything written to stdout and stderr so far. */
  readonly output: () => string;
  /** Resolves with the exit code when the process exits. */
  readonly ended: Promise<number | null>;
};

const main = join(import.meta.dirname, '../main.ts');

/** Starts the API in a separate process, without waiting until it is ready. */
export async function spawnApi(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { origin: `http://127.0.0.1:${port}`, process: child, output: () => output, ended };
}

/** Returns the status of a response from the address; 0 if there is none. */
export const fetchStatus = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** Starts the API in a separate process and waits until it is ready. */
export async function startApi(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const api = await spawnApi(env);
  await vi.waitFor(async () => expect(await fetchStatus(`${api.origin}/healthz`)).toBe(200), 60_000);
  return api;
}

/** Stops the process gracefully and returns its exit code. */
export function stopApi(api: ApiProcess): Promise<number | null> {
  api.process.kill('SIGTERM');
  return api.ended;
}
