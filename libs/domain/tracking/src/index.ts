export { findCardPlacement } from './find-card-placement.ts';
export { createDeduplicator } from './deduplicator.ts';
export type { Deduplicator } from './deduplicator.ts';
export { createImpressions, defaultViewabilityRule } from './impressions.ts';
export type { Impressions, ViewabilityRule, ImpressionTarget } from './impressions.ts';
export type { Json, JsonObject } from './json.ts';
export { findListType } from './find-list-type.ts';
export { createReporter } from './reporter.ts';
export type { ReportContext, Reporter, ReporterConfig, ReportInput } from './reporter.ts';
export { createTracker } from './tracker.ts';
export type { Tracker, TrackerConfig } from './tracker.ts';
export {
  cardPlacements,
  clientTypes,
  debugHookWaitMs,
  listTypes,
  matchTypes,
  pageExitTrackerId,
  trackingOperations,
  voucherStatuses,
} from './tracking-codes.data.ts';
export type {
  CardPlacement,
  ClientType,
  ListType,
  MatchType,
  TrackingOperation,
  VoucherStatus,
} from './tracking-codes.data.ts';
export { parseEvent, readEvent } from './tracking-event.ts';
export type { TrackingEvent, TrackingInfo } from './tracking-event.ts';
export { trackingGate } from './tracking-gate.ts';
export type { ConsentFacts, TrackingConsent } from './tracking-gate.ts';
export { defaultQueueLimits } from './tracking-ports.ts';
export type {
  GateDecision,
  QueueLimits,
  TrackingDelivery,
  TrackingLock,
  TrackingStorage,
} from './tracking-ports.ts';
export { createTrackingQueue } from './tracking-queue.ts';
export type { QueueConfig, QueueResult, TrackingQueue } from './tracking-queue.ts';
export { encodeReport, parseReport, readReports, reportOrder, reportSequence } from './tracking-report.ts';
export type { TrackingReport } from './tracking-report.ts';
export type { SessionStamp, TrackingSession } from './tracking-session.ts';
export { trackingStartMs } from './tracking-start.ts';
export { createTrackingTab } from './tracking-tab.ts';
export type { TrackingMessage, OwnerTrackers, TrackingTab, TrackingTabConfig } from './tracking-tab.ts';
export { utf8Length } from './utf8-length.ts';
export { createVisualisation, visualisationDebounceMs } from './visualisation.ts';
export type { Visualisation } from './visualisation.ts';
