import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { answersWithin } from './answers-within.ts';
import { createLogFile } from './create-log-file.ts';
import type { Service } from './service.ts';
import { watchLiveness } from './watch-liveness.ts';
import type { LivenessLimits } from './watch-liveness.ts';

export type NodeServiceOptions = {
  readonly name: string;
  /** The program's entry, a path. */
  readonly main: string;
  readonly env: Readonly<Record<string, string>>;
  /** Answers any status for as long as the program does its work. */
  readonly livenessUrl: string;
  /** When a program that does not answer is ended; never by default. */
  readonly liveness?: LivenessLimits;
  /** Where everything that it writes goes. */
  readonly logPath: string;
};

const preload = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url));
const stopTimeoutMs = 10_000;
const startTimeoutMs = 60_000;
const probeTimeoutMs = 5000;
const mebibyte = 1024 * 1024;
const logLimits = { maxBytes: 5 * mebibyte, keptFiles: 3 };

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function waitUntilReady(
  child: ChildProcess,
  { name, livenessUrl }: NodeServiceOptions,
  ended: Promise<string>,
) {
  const deadline = Date.now() + startTimeoutMs;
  while (!hasEnded(child) && Date.now() < deadline) {
    if (await answersWithin(livenessUrl, probeTimeoutMs)) return;
    await wait(100);
  }
  if (hasEnded(child)) throw new Error(`${name} ended while it started (${await ended}).`);
  child.kill('SIGKILL');
  throw new Error(`${name} was not ready within ${startTimeoutMs / 1000} s.`);
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  // A program that does not end in order within ten seconds is ended without.
  const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(force);
}

/** Keeps what a program writes; its errors are also for the screen of the whole store. */
function logOutput({ stdout, stderr }: ChildProcess, logPath: string): void {
  const log = createLogFile({ path: logPath, ...logLimits });
  stdout?.on('data', (text: Uint8Array) => log.write(text));
  stderr?.on('data', (text: Uint8Array) => {
    log.write(text);
    process.stderr.write(text);
  });
}

/**
 * A Node program as a service: ready when its address answers, ended when it does not any more, in a process group of its
 * own so that Ctrl-C is ours.
 */
export const createNodeService = (options: NodeServiceOptions): Service => ({
  name: options.name,
  start: async () => {
    const child = spawn(process.execPath, ['--import', preload, options.main], {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    let reason: string | undefined;
    const ended = once(child, 'exit').then(
      ([code, signal]) => reason ?? (signal ? `by ${signal}` : `code ${code}`),
    );
    logOutput(child, options.logPath);
    await waitUntilReady(child, options, ended);
    let isStopping = false;
    const liveness =
      options.liveness &&
      watchLiveness(options.livenessUrl, options.liveness, (failure) => {
        // A program that is ending in order no longer answers.
        if (isStopping) return;
        reason = failure;
        // A program whose event loop stands still hears no other signal.
        child.kill('SIGKILL');
      });
    void ended.then(() => liveness?.stop());
    return {
      ended,
      stop: () => {
        isStopping = true;
        return stop(child, ended);
      },
    };
  },
});
