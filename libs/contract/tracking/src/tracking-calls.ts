import { defineCall } from '@pasar/http-contract';
import { Type } from 'typebox';
import { ErrorReportSchema, PerformanceReportSchema, TrackingEventSchema } from './shapes.ts';
import { dataReportPath, errorReportsPath, trackingEventsPath, trackingReportPath } from './paths.ts';

/** Maximum bytes of a report's body: the browsers' limit for beacons. */
export const maxReportBytes = 65_536;

/** Number of newly stored entries; duplicates are not counted. */
const StoredSchema = Type.Object({ stored: Type.Integer({ minimum: 0 }) });

/**
 * Reports on impression, click and add-to-cart: one array-shaped report, or a list of them. `@pasar/tracking` defines order and
 * types of the array's members; malformed reports are skipped.
 *
 * @spec tracking-report
 */
export const trackingReport = defineCall({
  id: 'tracking-report',
  method: 'POST',
  path: trackingReportPath,
  summary: 'Report impressions, clicks and additions to the cart as arrays',
  auth: 'optional',
  bodyLimit: maxReportBytes,
  sanitizesTexts: true,
  body: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 1000 }),
  data: StoredSchema,
});

/** Events, version 3, of one session. @spec tracking-library-post tracking-event-v3 */
export const trackingEvents = defineCall({
  id: 'tracking-library-post',
  method: 'POST',
  path: trackingEventsPath,
  summary: 'Report tracking events, version 3',
  auth: 'optional',
  bodyLimit: maxReportBytes,
  sanitizesTexts: true,
  body: Type.Array(TrackingEventSchema, { minItems: 1, maxItems: 1000 }),
  data: StoredSchema,
});

/** JavaScript errors of a page. */
export const errorReports = defineCall({
  id: 'error-report',
  method: 'POST',
  path: errorReportsPath,
  summary: 'Report errors of a page',
  auth: 'none',
  bodyLimit: maxReportBytes,
  sanitizesTexts: true,
  body: Type.Array(ErrorReportSchema, { minItems: 1, maxItems: 20 }),
  data: StoredSchema,
});

/** One performance measurement of a page. @spec data-report performance-report */
export const dataReport = defineCall({
  id: 'data-report',
  method: 'POST',
  path: dataReportPath,
  summary: 'Report a performance measurement of a page',
  auth: 'none',
  bodyLimit: 4096,
  sanitizesTexts: true,
  body: PerformanceReportSchema,
  data: StoredSchema,
});
