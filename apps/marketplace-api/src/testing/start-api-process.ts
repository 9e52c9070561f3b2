import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@pasar/database';
import { expect, vi } from 'vitest';

export type ApiProcess = {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything that it has written so far, on both streams. */
  readonly output: () => string;
  /** Settles with its exit code when it has ended. */
  readonly ended: Promise<number | null>;
};

const main = join(import.meta.dirname, '../main.ts');

/** The API as a process of its own, without waiting until it answers. */
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

/** The status with which an address answers; 0 while nothing does. */
export const fetchStatus = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** The API as a process of its own, once it answers. */
export async function startApi(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const api = await spawnApi(env);
  await vi.waitFor(async () => expect(await fetchStatus(`${api.origin}/healthz`)).toBe(200), 60_000);
  return api;
}

/** Ends the process in order; gives its exit code. */
export function stopApi(api: ApiProcess): Promise<number | null> {
  api.process.kill('SIGTERM');
  return api.ended;
}
