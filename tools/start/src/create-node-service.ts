import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { minuteMs } from '@pasar/durations';
import { respondsWithin } from './responds-within.ts';
import { createLogFile } from './create-log-file.ts';
import type { Service } from './service.ts';
import { watchLiveness } from './watch-liveness.ts';
import type { LivenessLimits } from './watch-liveness.ts';

export type NodeServiceOptions = {
  readonly name: string;
  /** Path of the program's entry point. */
  readonly main: string;
  readonly env: Readonly<Record<string, string>>;
  /** Responds with any status while the program is healthy. */
  readonly livenessUrl: string;
  /** When to kill an unresponsive program; never by default. */
  readonly liveness?: LivenessLimits;
  /** The log file for its output. */
  readonly logPath: string;
};

const preload = fileURLToPath(new URL('./end-with-parent.ts', import.meta.url));
const stopTimeoutMs = 10_000;
const startTimeoutMs = minuteMs;
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
    if (await respondsWithin(livenessUrl, probeTimeoutMs)) return;
    await wait(100);
  }
  if (hasEnded(child)) throw new Error(`${name} ended while it started (${await ended}).`);
  child.kill('SIGKILL');
  throw new Error(`${name} was not ready within ${startTimeoutMs / 1000} s.`);
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  // Kill the program if it does not exit within ten seconds.
  const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(force);
}

/** Logs the output of a program; errors also go to the store's terminal. */
function logOutput({ stdout, stderr }: ChildProcess, logPath: string): void {
  const log = createLogFile({ path: logPath, ...logLimits });
  stdout?.on('data', (text: Uint8Array) => log.write(text));
  stderr?.on('data', (text: Uint8Array) => {
    log.write(text);
    process.stderr.write(text);
  });
}

/**
 * Runs a Node program as a service: ready when its address responds, and killed when it stops responding. It runs in its own
 * process group, so that it does not receive Ctrl-C.
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
        // A program that is shutting down no longer responds.
        if (isStopping) return;
        reason = failure;
        // A program with a blocked event loop handles no other signal.
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
