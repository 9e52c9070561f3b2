import { isObject, parseJson } from '@pasar/json';
import type { JsonObject } from './json.ts';
import { isText, isWhole } from './json.ts';

/** What happened, and where. @spec tracking-event-v3 */
export type TrackingInfo = {
  readonly page_type: string;
  readonly page_section?: string;
  /** A number of `trackingOperations`; others pass through. */
  readonly operation: number;
  readonly target_type?: string;
  readonly data?: JsonObject;
  readonly position_id?: string;
  readonly tracker_id?: number;
  readonly target_property?: JsonObject;
};

/** An event, version 3, identified by its session and sequence number. doc2 §3 @spec tracking-event-v3 */
export type TrackingEvent = {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  readonly session_id: string;
  /** Counts from 1 within the session. */
  readonly sequence_id: number;
  readonly ab_test: string;
  readonly source: string;
  readonly info: TrackingInfo;
};

type Fields = readonly (readonly [name: string, holds: (value: unknown) => boolean, optional?: 'optional'])[];

const infoFields: Fields = [
  ['page_type', isText],
  ['page_section', isText, 'optional'],
  ['operation', isWhole],
  ['target_type', isText, 'optional'],
  ['data', isObject, 'optional'],
  ['position_id', isText, 'optional'],
  ['tracker_id', isWhole, 'optional'],
  ['target_property', isObject, 'optional'],
];

const eventFields: Fields = [
  ['timestamp', isWhole],
  ['session_id', isText],
  ['sequence_id', isWhole],
  ['ab_test', isText],
  ['source', isText],
  ['info', isObject],
];

const pick = (value: unknown, fields: Fields): Readonly<Record<string, unknown>> | null => {
  if (!isObject(value)) return null;
  const picked: Record<string, unknown> = {};
  for (const [name, holds, optional] of fields) {
    const field = Object.hasOwn(value, name) ? value[name] : undefined;
    if (field === undefined && optional) continue;
    if (field === undefined || !holds(field)) return null;
    picked[name] = field;
  }
  return picked;
};

/** Validates an event and drops unknown fields; `null` if it is malformed. */
export const readEvent = (value: unknown): TrackingEvent | null => {
  const event = pick(value, eventFields);
  const info = event && pick(event.info, infoFields);
  return info && ({ ...event, info } as unknown as TrackingEvent);
};

/** Parses an event; `null` if it is malformed. */
export const parseEvent = (text: string): TrackingEvent | null => readEvent(parseJson(text));
