import { measureText } from './cut-batch.ts';
import { createStampedQueue } from './stamped-queue.ts';
import type { QueueConfig, QueueResult, TrackingQueue } from './tracking-queue.ts';
import type { TrackingReport } from './tracking-report.ts';
import { encodeReport, parseReport, reportSequence } from './tracking-report.ts';
import type { TrackingSession } from './tracking-session.ts';

/** Who reports, and with what: the same for every report of a page. */
export type ReportContext = Pick<
  TrackingReport,
  'userid' | 'token' | 'device_id' | 'platform' | 'country' | 'fingerprint'
>;

/** What was seen, clicked or put into the cart, and where. */
export type ReportInput = Pick<TrackingReport, 'operation' | 'placement'> &
  Partial<Pick<TrackingReport, 'items' | 'shops' | 'json_data'>>;

export interface ReporterConfig extends Omit<QueueConfig, 'readId'> {
  /** The tracker's: one numbering for events and reports. */
  readonly session: TrackingSession;
  /** Asked at each report: someone may sign in. */
  readonly context: () => ReportContext;
}

export interface Reporter extends Omit<TrackingQueue, 'add' | 'put' | 'flushBeacon'> {
  /** Makes a report of it and queues that. @spec tracking-report */
  report(given: ReportInput, now: number): QueueResult;
  /** Hands over all that may leave, while the page goes away. */
  sendBeacon(): void;
}

const readStamp = (text: string) => {
  const report = parseReport(text);
  return report && { ...report, sequence_id: reportSequence(report) };
};

/** Numbers reports as events are, and sees to it that each leaves once; a body holds a list of reports. */
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
