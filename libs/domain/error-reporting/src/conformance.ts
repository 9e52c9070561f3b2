import { classifyError } from './classify-error.ts';
import type { Measurement } from './performance-report.ts';
import { performanceReport } from './performance-report.ts';
import type { ErrorReportInput } from './should-report.ts';
import { shouldReport } from './should-report.ts';

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'errors/report': (given: ErrorReportInput) => shouldReport(given),
  'errors/classify': (given: object) => classifyError(given),
  'errors/performance': (given: Measurement) => performanceReport(given),
};
