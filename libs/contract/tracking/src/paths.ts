/** The paths of this scope's calls, without their schemas: browsers import these alone. */
export const dataReportPath = '/api/webfe/v1/data/report';
export const errorReportsPath = '/api/v4/tracking/errors';
export const trackingEventsPath = '/api/v4/tracking/events';
export const trackingReportPath = '/__t__';
