import type { TrackingEventBody } from '@pasar/tracking-contract';
import { cleanColumn, cleanText } from './clean-json.ts';
import type { ReportSource, TrackingDeps } from './tracking-deps.ts';

const toRow = (event: TrackingEventBody, { market, userid, now }: ReportSource) => ({
  session_id: cleanText(event.session_id),
  sequence_id: event.sequence_id,
  happened_at: event.timestamp,
  received_at: now,
  market,
  userid: userid ?? null,
  page_type: cleanText(event.info.page_type),
  operation: event.info.operation,
  tracker_id: event.info.tracker_id ?? null,
  ab_test: cleanText(event.ab_test),
  source: cleanText(event.source),
  info: cleanColumn(event.info),
});

/** Stores events, each once however often it is sent; returns how many were new. @spec tracking-library-post */
export const storeEvents = async (
  { db }: Pick<TrackingDeps, 'db'>,
  events: readonly TrackingEventBody[],
  arrival: ReportSource,
): Promise<number> => {
  const result = await db
    .insertInto('tracking_event')
    .values(events.map((event) => toRow(event, arrival)))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
};
