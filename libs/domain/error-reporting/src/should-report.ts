/** The cause of an error. The first four are the visitor's network, not our fault, and are never reported. */
export type ErrorKind = 'network' | 'timeout' | 'abort' | 'script-load' | 'other';

export type ErrorReportInput = {
  readonly kind: ErrorKind;
  /** `live`, `liveish` or the name of a test environment. */
  readonly environment?: string;
  /** A random number, 0 ≤ random < 1. */
  readonly random: number;
};

const ignored: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'abort', 'script-load']);

/** @spec error-sampling-live error-sampling-non-live */
const sampleRates: Readonly<Record<string, number>> = { live: 0.05 };
const defaultSampleRate = 1;

/**
 * Whether to send an error to the error-reporting service (doc1 §8): one in twenty on live, all elsewhere.
 *
 * @spec error-sampling error-reporting-ignore reporting-ignored
 */
export const shouldReport = ({ kind, environment = 'live', random }: ErrorReportInput): boolean =>
  !ignored.has(kind) && random < (sampleRates[environment] ?? defaultSampleRate);
