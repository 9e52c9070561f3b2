import { isObject, parseJson } from '@pasar/json';
import type { Json, JsonObject } from './json.ts';
import { isList, isNumber, isText, isWhole } from './json.ts';

/** The body of `/__t__` on impression, click and add-to-cart. doc2 §7 @spec tracking-report */
export type TrackingReport = {
  /** Null for a visitor. */
  readonly userid: number | null;
  readonly session_id: string;
  readonly token: string;
  readonly device_id: string;
  /** 4 is desktop, 5 mobile. */
  readonly platform: number;
  /** Epoch milliseconds. */
  readonly timestamp: number;
  /** The market's code. */
  readonly country: string;
  readonly fingerprint: string;
  /** A number of `trackingOperations`; others pass through. */
  readonly operation: number;
  readonly items: readonly JsonObject[];
  readonly shops: readonly JsonObject[];
  /** One of `cardPlacements`; others pass through. */
  readonly placement: string;
  readonly json_data: JsonObject;
};

const isObjects = (value: unknown): boolean => isList(value) && value.every(isObject);

/** The members in wire order, which is the order of the specification's list. @spec amb-tracking-array-order */
const members: readonly (readonly [keyof TrackingReport, (value: unknown) => boolean])[] = [
  ['userid', (value) => value === null || isWhole(value)],
  ['session_id', isText],
  ['token', isText],
  ['device_id', isText],
  ['platform', isNumber],
  ['timestamp', isNumber],
  ['country', isText],
  ['fingerprint', isText],
  ['operation', isNumber],
  ['items', isObjects],
  ['shops', isObjects],
  ['placement', isText],
  ['json_data', isObject],
];

/** Names of a report's members in wire order. */
export const reportOrder: readonly (keyof TrackingReport)[] = members.map(([name]) => name);

/** Encodes a report as a JSON array of its members. */
export const encodeReport = (report: TrackingReport): string =>
  JSON.stringify(reportOrder.map((name) => report[name]));

/** Sequence number in the session, sent within `json_data`; 0 when absent. */
export const reportSequence = ({ json_data }: Pick<TrackingReport, 'json_data'>): number => {
  const sequence = json_data['sequence_id'];
  return isWhole(sequence) ? sequence : 0;
};

/** Parses a report from its array; extra members are ignored; `null` if it is malformed. */
export const readReport = (list: unknown): TrackingReport | null => {
  if (!isList(list) || !members.every(([, holds], place) => holds(list[place]))) return null;
  const named = members.map(([name], place): [string, Json | undefined] => [name, list[place]]);
  return Object.fromEntries(named) as unknown as TrackingReport;
};

/** Parses a report from its text; `null` if it is malformed. */
export const parseReport = (text: string): TrackingReport | null => readReport(parseJson(text));

/** The reports of a body, a single one or a list; malformed ones are skipped. */
export const readReports = (body: unknown): TrackingReport[] => {
  if (!isList(body)) return [];
  const lists = body.some(isList) && !readReport(body) ? body : [body];
  return lists.map(readReport).filter((report) => report !== null);
};
