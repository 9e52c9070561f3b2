import { setTimeout as wait } from 'node:timers/promises';
import type { RunningService, Service } from './service.ts';

export type Keeper = {
  /** Ends the service for good. */
  readonly stop: () => Promise<void>;
  /** Ends the service and starts it again, by order. */
  readonly restart: () => Promise<void>;
};

export type KeeperOptions = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds to wait before the first new start; each further one waits longer by as much. */
  readonly pause: number;
  readonly tell: (line: string) => void;
  /** Hears, once, that a service does not stay up. */
  readonly giveUp: (line: string) => void;
};

const minute = 60_000;
const mostStarts = 5;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts a service and starts it again whenever it ends unasked, up to five times in a minute. Rejects when the very
 * first start fails.
 */
export async function keepRunning({ name, start }: Service, options: KeeperOptions): Promise<Keeper> {
  let running: RunningService | undefined = await start();
  let wanted = true;
  let restarts: number[] = [];

  const startAgain = async (reason: string): Promise<void> => {
    running = undefined;
    restarts = [...restarts.filter((time) => time > options.now() - minute), options.now()];
    if (restarts.length > mostStarts) return options.giveUp(`${name} does not stay up: ${reason}`);
    options.tell(`${name} ended (${reason}); it is started again.`);
    await wait(options.pause * restarts.length);
    if (!wanted) return;
    try {
      running = await start();
    } catch (error) {
      return startAgain(messageOf(error));
    }
    if (wanted) watch(running);
    else await running.stop();
  };
  const watch = (service: RunningService): void => {
    void service.ended.then((reason) => {
      if (wanted && running === service) void startAgain(reason);
    });
  };
  watch(running);

  return {
    stop: async () => {
      wanted = false;
      await running?.stop();
    },
    restart: async () => {
      const old = running;
      if (!old) return;
      running = undefined;
      await old.stop();
      running = await start();
      watch(running);
    },
  };
}
