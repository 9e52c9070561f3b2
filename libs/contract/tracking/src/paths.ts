/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const dataReportPath = '/api/webfe/v1/data/report';
export const errorReportsPath = '/api/v4/tracking/errors';
export const trackingEventsPath = '/api/v4/tracking/events';
export const trackingReportPath = '/__t__';
