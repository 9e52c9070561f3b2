import { measureText } from './cut-batch.ts';
import { createStampedQueue } from './stamped-queue.ts';
import type { QueueConfig, QueueResult, TrackingQueue } from './tracking-queue.ts';
import type { TrackingReport } from './tracking-report.ts';
import { encodeReport, parseReport, reportSequence } from './tracking-report.ts';
import type { TrackingSession } from './tracking-session.ts';

/** The fields that are equal in every report of a page. */
export type ReportContext = Pick<
  TrackingReport,
  'userid' | 'token' | 'device_id' | 'platform' | 'country' | 'fingerprint'
>;

/** The viewed, clicked or added item, and its placement. */
export type ReportInput = Pick<TrackingReport, 'operation' | 'placement'> &
  Partial<Pick<TrackingReport, 'items' | 'shops' | 'json_data'>>;

export type ReporterConfig = {
  /** The tracker's session, so that events and reports share one sequence. */
  readonly session: TrackingSession;
  /** Evaluated for each report, since the user may sign in. */
  readonly context: () => ReportContext;
} & Omit<QueueConfig, 'readId'>;

export type Reporter = {
  /** Builds a report and queues it. @spec tracking-report */
  report(given: ReportInput, now: number): QueueResult;
  /** Sends all pending reports as beacons, on page exit. */
  sendBeacon(): void;
} & Omit<TrackingQueue, 'add' | 'put' | 'flushBeacon'>;

const readStamp = (text: string) => {
  const report = parseReport(text);
  return report && { ...report, sequence_id: reportSequence(report) };
};

/** Numbers reports in the tracker's sequence and sends each once; a body is a list of reports. */
export const createReporter = (config: ReporterConfig): Reporter => {
  const { session, context } = config;
  const { add: _, put, flushBeacon, ...queue } = createStampedQueue(config, session, readStamp);
  return {
    ...queue,
    sendBeacon: flushBeacon,
    report: ({ operation, placement, items = [], shops = [], json_data = {} }, now) => {
      const { session_id, sequence_id } = session.next(now);
      const what = { operation, items, shops, placement, json_data: { ...json_data, sequence_id } };
      const report = { ...context(), session_id, timestamp: now, ...what };
      return put(measureText(encodeReport(report)), now);
    },
  };
};
