export { classifyError } from './classify-error.ts';
export { createErrorReporter } from './create-error-reporter.ts';
export type {
  ErrorReport,
  ErrorReporter,
  ErrorReporterOptions,
  ReportedCondition,
} from './create-error-reporter.ts';
export { appGroup, performanceMetrics, performanceReport, fireAndForget } from './performance-report.ts';
export type { Measurement, PerformanceMetric, PerformanceReport } from './performance-report.ts';
export { scrubText } from './scrub-text.ts';
export { shouldReport } from './should-report.ts';
export type { ErrorKind, ErrorReportInput } from './should-report.ts';
