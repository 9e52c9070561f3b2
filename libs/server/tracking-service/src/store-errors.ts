import { scrubText } from '@pasar/error-reporting';
import type { ErrorReportBody, PerformanceReportBody } from '@pasar/tracking-contract';
import { cleanText } from './clean-json.ts';
import type { ReportSource, TrackingDeps } from './tracking-deps.ts';

const cleanAndScrub = (text: string): string => cleanText(scrubText(text));

/** Stores errors, each once, after scrubbing them again: anyone can send them. */
export const storeErrors = async (
  { db }: Pick<TrackingDeps, 'db'>,
  reports: readonly ErrorReportBody[],
  { market, now }: ReportSource,
): Promise<number> => {
  const rows = reports.map(({ id, condition, name, message, stack, route, timestamp }) => ({
    id: cleanText(id),
    happened_at: timestamp,
    received_at: now,
    market,
    condition: cleanText(condition),
    name: cleanText(name),
    message: cleanAndScrub(message),
    stack: cleanAndScrub(stack),
    route: cleanText(route),
  }));
  const result = await db
    .insertInto('error_report')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
};

/** Stores a measurement. @spec data-report performance-report */
export const storeMeasurement = async (
  { db, ids }: Pick<TrackingDeps, 'db' | 'ids'>,
  report: PerformanceReportBody,
  { market, now }: ReportSource,
): Promise<number> => {
  const row = {
    id: ids.next(),
    measured_at: report.date_time,
    received_at: now,
    market,
    project: cleanText(report.project_name),
    route: cleanText(report.module_name),
    serve: cleanText(report.serve_type),
    metric: cleanText(report.custom_metric_name),
    value: report.custom_metric_value,
  };
  await db.insertInto('performance_report').values(row).execute();
  return 1;
};
