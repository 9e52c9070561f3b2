import { createHash } from 'node:crypto';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, isLoopback, serveCall } from '@pasar/http-server';
import { dataReport, errorReports, trackingEvents, trackingReport } from '@pasar/tracking-contract';
import type { FastifyInstance } from 'fastify';
import { storeErrors, storeMeasurement } from './store-errors.ts';
import { storeEvents } from './store-events.ts';
import { storeReports } from './store-reports.ts';
import type { ReportSource, TrackingDeps } from './tracking-deps.ts';

/** Bodies per minute from one network address, which a household or an office shares. */
const maxBodiesPerMinute = 600;

type TrackingCall = {
  readonly address: string;
  readonly now: number;
  readonly market: { readonly code: string };
  readonly user?: { readonly userid: number } | undefined;
};

/** Hashes the key, so that the table contains no addresses. */
const limitKey = (address: string): string =>
  createHash('sha256').update(`tracking\n${address}`).digest('base64url');

/** Counts a body. Throws LIMIT with the seconds to wait if there were too many. */
async function countBody(
  { limits, exemptLoopback }: TrackingDeps,
  { address, now }: TrackingCall,
): Promise<void> {
  if (exemptLoopback && isLoopback(address)) return;
  const { hits, endsAt } = await limits.hit(limitKey(address), minuteMs, now);
  if (hits > maxBodiesPerMinute)
    throw new ApiError(errorCodes.LIMIT, { status: 429, retryAfter: Math.ceil((endsAt - now) / 1000) });
}

const limitRate = async (deps: TrackingDeps, call: TrackingCall): Promise<ReportSource> => {
  await countBody(deps, call);
  const { market, user, now } = call;
  return { market: market.code, userid: user?.userid, now };
};

/** Registers the tracking contract: stores pages' reports, each once. */
export function registerTrackingCalls(app: FastifyInstance, deps: TrackingDeps): void {
  serveCall(app, trackingReport, async (call) => ({
    stored: await storeReports(deps, call.body, await limitRate(deps, call)),
  }));
  serveCall(app, trackingEvents, async (call) => ({
    stored: await storeEvents(deps, call.body, await limitRate(deps, call)),
  }));
  serveCall(app, errorReports, async (call) => ({
    stored: await storeErrors(deps, call.body, await limitRate(deps, call)),
  }));
  serveCall(app, dataReport, async (call) => ({
    stored: await storeMeasurement(deps, call.body, await limitRate(deps, call)),
  }));
}
