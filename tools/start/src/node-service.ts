import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Service } from './service.ts';

export type NodeServiceOptions = {
  readonly name: string;
  /** The program's entry, a path. */
  readonly main: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers any status once the program is ready. */
  readonly readyUrl: string;
};

const preload = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url));
const patience = 10_000;
const startPatience = 60_000;

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function untilReady(
  child: ChildProcess,
  { name, readyUrl }: NodeServiceOptions,
  ended: Promise<string>,
) {
  const deadline = Date.now() + startPatience;
  while (!hasEnded(child) && Date.now() < deadline) {
    if (await answers(readyUrl)) return;
    await wait(100);
  }
  if (hasEnded(child)) throw new Error(`${name} ended while it started (${await ended}).`);
  child.kill('SIGKILL');
  throw new Error(`${name} was not ready within ${startPatience / 1000} s.`);
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  // A program that does not end in order within ten seconds is ended without.
  const force = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(force);
}

/** A Node program as a service: ready when its address answers, in a process group of its own so that Ctrl-C is ours. */
export const nodeService = (options: NodeServiceOptions): Service => ({
  name: options.name,
  start: async () => {
    const child = spawn(process.execPath, ['--import', preload, options.main], {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      detached: true,
    });
    const ended = once(child, 'exit').then(([code, signal]) => (signal ? `by ${signal}` : `code ${code}`));
    // What a program says while all is well is for its log, not for the screen of the whole store.
    child.stdout?.resume();
    await untilReady(child, options, ended);
    return { ended, stop: () => stop(child, ended) };
  },
});
