import type { TrackingReport } from '@pasar/tracking';
import { readReports, reportSequence } from '@pasar/tracking';
import { cleanColumn, cleanText } from './clean-json.ts';
import type { ReportSource, TrackingDeps } from './tracking-deps.ts';

const maxTextLength = 100;
const shortText = (text: string): string => cleanText(text.slice(0, maxTextLength));
const safeInteger = (value: number): number => (Number.isSafeInteger(value) ? value : 0);

/** Stores neither token nor fingerprint; only the session determines whose report it is. */
const toRow = (report: TrackingReport, { market, userid, now }: ReportSource) => ({
  session_id: shortText(report.session_id),
  sequence_id: reportSequence(report),
  happened_at: safeInteger(report.timestamp),
  received_at: now,
  market,
  userid: userid ?? null,
  device_id: shortText(report.device_id),
  platform: safeInteger(report.platform),
  operation: safeInteger(report.operation),
  placement: shortText(report.placement),
  items: cleanColumn(report.items),
  shops: cleanColumn(report.shops),
  json_data: cleanColumn(report.json_data),
});

/** Stores the reports of a `/__t__` body, each once however often it is sent; returns how many were new. @spec tracking-report */
export const storeReports = async (
  { db }: Pick<TrackingDeps, 'db'>,
  body: unknown,
  arrival: ReportSource,
): Promise<number> => {
  const reports = readReports(body);
  if (reports.length === 0) return 0;
  const result = await db
    .insertInto('tracking_report')
    .values(reports.map((report) => toRow(report, arrival)))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
};
