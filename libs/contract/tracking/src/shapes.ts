import { strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';

const Instant = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Word = Type.String({ maxLength: 100 });
const UnknownFields = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown());

/** doc2 §3 */
export const TrackingEventSchema = strictObject({
  timestamp: Instant,
  session_id: Type.String({ minLength: 1, maxLength: 64 }),
  sequence_id: Instant,
  ab_test: Type.String({ maxLength: 1000 }),
  source: Type.String({ maxLength: 1000 }),
  info: strictObject({
    page_type: Word,
    page_section: Type.Optional(Word),
    operation: Instant,
    target_type: Type.Optional(Word),
    data: Type.Optional(UnknownFields),
    position_id: Type.Optional(Word),
    tracker_id: Type.Optional(Instant),
    target_property: Type.Optional(UnknownFields),
  }),
});
export type TrackingEventBody = Static<typeof TrackingEventSchema>;

/** An error report, without personal data. */
export const ErrorReportSchema = strictObject({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  condition: Word,
  name: Word,
  message: Type.String({ maxLength: 4000 }),
  stack: Type.String({ maxLength: 4000 }),
  route: Word,
  timestamp: Instant,
});
export type ErrorReportBody = Static<typeof ErrorReportSchema>;

/** doc2 §7 */
export const PerformanceReportSchema = strictObject({
  app_group: Type.Literal('webfe'),
  date_time: Instant,
  project_name: Word,
  module_name: Word,
  serve_type: Word,
  is_performance: Type.Boolean(),
  performance_locale: Word,
  custom_metric_name: Word,
  custom_metric_value: Type.Number({ minimum: 0, maximum: 86_400_000 }),
});
export type PerformanceReportBody = Static<typeof PerformanceReportSchema>;
