export { deleteOldReports, retentionMs } from './delete-old-reports.ts';
export { registerTrackingCalls } from './register-tracking-calls.ts';
export type { TrackingDeps } from './tracking-deps.ts';
