import rateLimit from '@fastify/rate-limit';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { createCallCounter } from './call-counter.ts';
import type { CallCounter } from './call-counter.ts';
import { clientNetwork } from './client-network.ts';
import { isLoopback } from './loopback-addresses.ts';
import type { SharedCounts } from './ports.ts';

export type CallLimits = {
  /** Calls per minute and network address. */
  readonly callsPerMinute: number;
  /** Whether calls from this machine are exempt: for development and demos. */
  readonly exemptLoopback: boolean;
  readonly sharedCounts: SharedCounts | undefined;
};

const windowMs = minuteMs;
/** Interval of the exchange of counts between processes. */
const syncIntervalMs = 1000;

type Hit = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** A store for `@fastify/rate-limit`; all routes share one counter. */
function createCallStore(counter: CallCounter, now: () => number, max: number) {
  return class CallStore {
    incr(key: string, answer: Hit): void {
      const { hits, endsAt } = counter.hit(key, max, windowMs);
      answer(null, { current: hits, ttl: endsAt - now() });
    }
    child(): CallStore {
      return this;
    }
  };
}

function startSync(app: FastifyInstance, counter: CallCounter): void {
  let syncing = Promise.resolve();
  const timer = setInterval(() => {
    syncing = syncing
      .then(counter.sync)
      .catch((error: unknown) => app.log.warn({ err: error }, 'Sharing the counts of calls failed'));
  }, syncIntervalMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await syncing;
  });
}

/** Rate limiting across all processes of the store: 429 when exceeded. */
export async function limitCalls(
  app: FastifyInstance,
  now: () => number,
  { callsPerMinute, exemptLoopback, sharedCounts }: CallLimits,
): Promise<void> {
  const counter = createCallCounter({ now, shared: sharedCounts });
  startSync(app, counter);
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: windowMs,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    store: createCallStore(counter, now, callsPerMinute),
    ...(exemptLoopback && { allowList: ({ ip }) => isLoopback(ip) }),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(errorCodes.LIMIT, { status: 429, retryAfter: Math.ceil(ttl / 1000) }),
  });
}
