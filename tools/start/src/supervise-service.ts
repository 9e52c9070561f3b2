import { minuteMs } from '@pasar/durations';
import type { RunningService, Service } from './service.ts';

export type SupervisedService = {
  /** Stops the service for good. */
  readonly stop: () => Promise<void>;
  /** Restarts the service on request. */
  readonly restart: () => Promise<void>;
};

export type SupervisorOptions = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** 0 to 1, for the jitter that keeps services from restarting at the same moment. */
  readonly random: () => number;
  /** Settles after the given milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (line: string) => void;
};

const baseDelayMs = 500;
const maxDelayMs = 30_000;
/** After this uptime a service counts as recovered, and its backoff is reset. */
const stableAfterMs = minuteMs;

/** Returns the delay before the n-th restart in a row, in milliseconds: exponential, capped, with up to a quarter of jitter. */
export const backoffDelayMs = (restart: number, random: () => number): number =>
  Math.min(maxDelayMs, baseDelayMs * 2 ** (restart - 1)) * (1 - random() / 4);

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts a service and restarts it whenever it exits unexpectedly, with exponential backoff and without a limit. Rejects if the
 * first start fails.
 */
export async function superviseService(
  { name, start }: Service,
  options: SupervisorOptions,
): Promise<SupervisedService> {
  const { now, random, wait, log } = options;
  let stopped = false;
  let restarts = 0;
  let startedAt = now();
  let running: RunningService | undefined = await start();

  const watchService = async (service: RunningService): Promise<void> => {
    // Stopped during the start: stop the new process as well.
    if (stopped) return service.stop();
    startedAt = now();
    running = service;
    void service.ended.then((reason) => {
      if (!stopped && running === service) void restartWithBackoff(reason);
    });
  };
  const restartWithBackoff = async (firstReason: string): Promise<void> => {
    if (now() - startedAt >= stableAfterMs) restarts = 0;
    for (let reason = firstReason; !stopped;) {
      running = undefined;
      restarts += 1;
      const delayMs = backoffDelayMs(restarts, random);
      log(`${name} ended (${reason}); it is started again in ${(delayMs / 1000).toFixed(1)} s.`);
      await wait(delayMs);
      if (stopped) return;
      try {
        return await watchService(await start());
      } catch (error) {
        reason = toMessage(error);
      }
    }
  };
  await watchService(running);

  return {
    stop: async () => {
      stopped = true;
      await running?.stop();
    },
    restart: async () => {
      const old = running;
      if (!old) return;
      running = undefined;
      await old.stop();
      await start().then(watchService, (error: unknown) => void restartWithBackoff(toMessage(error)));
    },
  };
}
