export { ErrorReportSchema, PerformanceReportSchema, TrackingEventSchema } from './shapes.ts';
export type { ErrorReportBody, PerformanceReportBody, TrackingEventBody } from './shapes.ts';
export {
  dataReport,
  errorReports,
  maxReportBytes,
  trackingEvents,
  trackingReport,
} from './tracking-calls.ts';
