import type { SizedText } from './cut-batch.ts';
import type { TrackingEvent, TrackingInfo } from './tracking-event.ts';
import { utf8Surplus } from './utf8-length.ts';

/** A part of an event's JSON that is reused for following events. */
type SharedPrefix = {
  readonly of: TrackingEvent;
  readonly text: string;
  /** UTF-8 bytes in excess of its length. */
  readonly surplus: number;
};

const share = (of: TrackingEvent, text: string): SharedPrefix => ({ of, text, surplus: utf8Surplus(text) });

/** The JSON before `sequence_id`: shared by events with the same timestamp. */
const encodeMoment = (of: TrackingEvent): SharedPrefix =>
  share(of, `{"timestamp":${of.timestamp},"session_id":${JSON.stringify(of.session_id)},"sequence_id":`);

const isSameMoment = ({ of }: SharedPrefix, { timestamp, session_id }: TrackingEvent): boolean =>
  of.timestamp === timestamp && of.session_id === session_id;

/** The JSON between `sequence_id` and `data`: shared by repeated events of a page section. */
const encodeContext = (of: TrackingEvent): SharedPrefix => {
  const { page_type, page_section, operation, target_type, tracker_id } = of.info;
  const info = JSON.stringify({ page_type, page_section, operation, target_type, tracker_id }).slice(0, -1);
  const context = `"ab_test":${JSON.stringify(of.ab_test)},"source":${JSON.stringify(of.source)}`;
  // A copy, since the caller may mutate the object.
  return share({ ...of, info: { ...of.info } }, `,${context},"info":${info}`);
};

const isSameContext = ({ of }: SharedPrefix, { ab_test, source, info }: TrackingEvent): boolean =>
  of.info.operation === info.operation &&
  of.info.page_section === info.page_section &&
  of.info.target_type === info.target_type &&
  of.info.tracker_id === info.tracker_id &&
  of.source === source &&
  of.ab_test === ab_test;

/** Caches the last context of each page type, up to a limit. */
const createContextCache = (limit: number): ((event: TrackingEvent) => SharedPrefix) => {
  const places = new Map<string, SharedPrefix>();
  return (event) => {
    const known = places.get(event.info.page_type);
    if (known && isSameContext(known, event)) return known;
    if (places.size >= limit) places.clear();
    const place = encodeContext(event);
    places.set(event.info.page_type, place);
    return place;
  };
};

const encodeRest = ({ position_id, target_property }: TrackingInfo): string =>
  position_id === undefined && target_property === undefined
    ? ''
    : `,${JSON.stringify({ position_id, target_property }).slice(1, -1)}`;

/** Returns an encoder that also counts bytes; shared parts are encoded and counted once. */
export const createEventEncoder = (): ((event: TrackingEvent) => SizedText) => {
  const findContext = createContextCache(100);
  let moment: SharedPrefix | undefined;
  return (event) => {
    const { data } = event.info;
    if (!moment || !isSameMoment(moment, event)) moment = encodeMoment(event);
    const place = findContext(event);
    const json = data === undefined ? '' : JSON.stringify(data);
    const rest = encodeRest(event.info);
    const text = `${moment.text}${event.sequence_id}${place.text}${json && ',"data":'}${json}${rest}}}`;
    const surplus = moment.surplus + place.surplus + utf8Surplus(json) + utf8Surplus(rest);
    return { text, bytes: text.length + surplus };
  };
};
