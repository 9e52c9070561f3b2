/** Reports from pages. Instants are epoch milliseconds. */

/** One event, version 3; its session and its position in it are the key, so that one sent twice is stored once. */
export type TrackingEventTable = {
  session_id: string;
  sequence_id: number;
  happened_at: number;
  received_at: number;
  market: string;
  /** The signed-in user by the server's session; null for an anonymous visitor. */
  userid: number | null;
  page_type: string;
  operation: number;
  tracker_id: number | null;
  ab_test: string;
  source: string;
  /** JSON. */
  info: string;
};

/** One report to `/__t__`. Reports without a position in their session are distinguished by time. */
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
  /** JSON, like the next three columns. */
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
