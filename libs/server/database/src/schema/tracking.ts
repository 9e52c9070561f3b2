/** What pages tell of themselves. Instants are epoch milliseconds. */

/** One event, version 3; its session and its place in it are its key, so that one sent twice is stored once. */
export type TrackingEventTable = {
  session_id: string;
  sequence_id: number;
  happened_at: number;
  received_at: number;
  market: string;
  /** Who was signed in, by the session that the server knows; null for a visitor. */
  userid: number | null;
  page_type: string;
  operation: number;
  tracker_id: number | null;
  ab_test: string;
  source: string;
  /** JSON. */
  info: string;
};

/** One report of `/__t__`. One without a place in its session is told from others by its time. */
export type TrackingReportTable = {
  session_id: string;
  sequence_id: number;
  happened_at: number;
  received_at: number;
  market: string;
  userid: number | null;
  device_id: string;
  platform: number;
  operation: number;
  placement: string;
  /** JSON, as the three that follow. */
  items: string;
  shops: string;
  json_data: string;
};

export type ErrorReportTable = {
  id: string;
  happened_at: number;
  received_at: number;
  market: string;
  condition: string;
  name: string;
  message: string;
  stack: string;
  route: string;
};

export type PerformanceReportTable = {
  id: number;
  measured_at: number;
  received_at: number;
  market: string;
  project: string;
  route: string;
  serve: string;
  metric: string;
  value: number;
};

export type TrackingDatabase = {
  tracking_event: TrackingEventTable;
  tracking_report: TrackingReportTable;
  error_report: ErrorReportTable;
  performance_report: PerformanceReportTable;
};
