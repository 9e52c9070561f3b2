import { dayMs } from '@pasar/durations';
import type { TrackingDeps } from './tracking-deps.ts';

/** Retention of reports in milliseconds: ninety days. */
export const retentionMs = 90 * dayMs;

const tables = ['tracking_event', 'tracking_report', 'error_report', 'performance_report'] as const;

/** Deletes reports past their retention. */
export const deleteOldReports = async ({ db }: Pick<TrackingDeps, 'db'>, now: number): Promise<void> => {
  for (const table of tables)
    await db
      .deleteFrom(table)
      .where('received_at', '<', now - retentionMs)
      .execute();
};
