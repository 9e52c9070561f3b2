import { classifyError, describeThrown } from './classify-error.ts';
import { scrubText } from './scrub-text.ts';
import { shouldReport } from './should-report.ts';

/** Conditions that are reported although nothing was thrown. doc2 §8 @spec error-reporting-extra */
export type ReportedCondition =
  'invalid-server-account-state' | 'sap-hook-load-failure' | 'toggle-other-or-empty';

/** A report as sent, without personal data. */
export type ErrorReport = {
  readonly id: string;
  /** `error` for a thrown error, else the condition's id. */
  readonly condition: 'error' | ReportedCondition;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** The route's id, never the URL. */
  readonly route: string;
  /** Epoch milliseconds. */
  readonly timestamp: number;
};

export type ErrorReporterOptions = {
  /** `live`, `liveish` or the name of a test environment. */
  readonly environment: string;
  /** A random number, 0 ≤ random < 1. */
  readonly random: () => number;
  readonly newId: () => string;
  readonly send: (report: ErrorReport) => void;
  /** Maximum reports per page: a broken page fails repeatedly. */
  readonly maxReports?: number;
};

export type ErrorReporter = {
  /** Reports a thrown error, unless it is ignored, not sampled, or already reported. */
  error(thrown: unknown, route: string, now: number): boolean;
  /** Reports a condition, once per message, in the same sample. @spec amb-warning-sampling */
  condition(condition: ReportedCondition, route: string, now: number, message?: string): boolean;
};

const defaultMaxReports = 10;

/**
 * Reports each error once, sampled on live. Errors caused by the visitor's network are ignored.
 *
 * @spec error-sampling error-reporting-ignore error-reporting-extra invalid-server-account-state sap-hook-load-failure
 */
export const createErrorReporter = (options: ErrorReporterOptions): ErrorReporter => {
  const { environment, random, newId, send, maxReports = defaultMaxReports } = options;
  const reportedSignatures = new Set<string>();

  const sendOnce = (report: Omit<ErrorReport, 'id'>): boolean => {
    const signature = `${report.condition} ${report.name} ${report.message} ${report.stack.split('\n')[1] ?? ''}`;
    if (reportedSignatures.has(signature) || reportedSignatures.size >= maxReports) return false;
    reportedSignatures.add(signature);
    send({ id: newId(), ...report });
    return true;
  };
  return {
    error: (thrown, route, timestamp) => {
      if (!shouldReport({ kind: classifyError(thrown), environment, random: random() })) return false;
      const { name, message, stack } = describeThrown(thrown);
      return sendOnce({
        condition: 'error',
        name: name.slice(0, 100),
        message: scrubText(message),
        stack: scrubText(stack),
        route,
        timestamp,
      });
    },
    condition: (condition, route, timestamp, message = '') =>
      shouldReport({ kind: 'other', environment, random: random() }) &&
      sendOnce({ condition, name: condition, message: scrubText(message), stack: '', route, timestamp }),
  };
};
