import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventEncoder } from './encode-event.ts';
import type { JsonObject, TrackingEvent, TrackingInfo, TrackingReport } from './index.ts';
import { encodeReport, parseEvent, parseReport, reportOrder } from './index.ts';

// JSON has no -0, so round-trip the values once.
const json = fc
  .dictionary(fc.string(), fc.jsonValue())
  .map((value): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject);
const text = fc.string({ unit: 'binary' });

const info: fc.Arbitrary<TrackingInfo> = fc.record(
  {
    page_type: text,
    page_section: text,
    operation: fc.nat(),
    target_type: text,
    data: json,
    position_id: text,
    tracker_id: fc.nat(),
    target_property: json,
  },
  { requiredKeys: ['page_type', 'operation'] },
);
const event: fc.Arbitrary<TrackingEvent> = fc.record({
  timestamp: fc.maxSafeNat(),
  session_id: text,
  sequence_id: fc.maxSafeNat(),
  ab_test: text,
  source: text,
  info,
});
const report: fc.Arbitrary<TrackingReport> = fc.record({
  userid: fc.option(fc.maxSafeNat()),
  session_id: text,
  token: text,
  device_id: text,
  platform: fc.constantFrom(4, 5),
  timestamp: fc.maxSafeNat(),
  country: fc.constantFrom('SG', 'BR'),
  fingerprint: text,
  operation: fc.nat(),
  items: fc.array(json, { maxLength: 3 }),
  shops: fc.array(json, { maxLength: 3 }),
  placement: text,
  json_data: json,
});

describe('round trip', () => {
  it('an event', () => {
    fc.assert(
      fc.property(event, (each) => void expect(parseEvent(createEventEncoder()(each).text)).toEqual(each)),
    );
  });

  it('consecutive events and their bytes, whatever they share', () => {
    const few = fc.constantFrom('', 'home', 'café', '"', '😀');
    const likely = fc.record(
      { page_type: few, page_section: few, operation: fc.nat(1), data: json, position_id: few },
      { requiredKeys: ['page_type', 'operation'] },
    );
    const next = fc.record({
      timestamp: fc.nat(1),
      session_id: few,
      sequence_id: fc.nat(),
      ab_test: few,
      source: few,
      info: likely,
    });
    fc.assert(
      fc.property(fc.array(next), (events) => {
        const encode = createEventEncoder();
        for (const each of events) {
          const { text, bytes } = encode(each);
          expect(parseEvent(text)).toEqual(each);
          expect(bytes).toBe(new TextEncoder().encode(text).length);
        }
      }),
    );
  });

  it('events with a shared object that is mutated in between', () => {
    const encode = createEventEncoder();
    const what = { page_type: 'home', operation: 1 };
    const operations = [1, 2].map((operation) => {
      what.operation = operation;
      return parseEvent(encode({ ...exit, info: what }).text)?.info.operation;
    });
    expect(operations).toEqual([1, 2]);
  });

  it('a report', () => {
    fc.assert(fc.property(report, (each) => void expect(parseReport(encodeReport(each))).toEqual(each)));
  });

  it('parsing never throws', () => {
    const any = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(any, (each) => {
        expect([parseEvent(each), parseReport(each)]).toEqual([null, null]);
      }),
    );
  });
});

const exit: TrackingEvent = {
  timestamp: 1,
  session_id: 's',
  sequence_id: 2,
  ab_test: '',
  source: 'organic',
  info: { page_type: 'home', operation: 3, tracker_id: 220 },
};

/** @spec tracking-event-v3 */
it.each<[string, unknown, unknown]>([
  ['an event', exit, exit],
  ['unknown fields', { ...exit, x: 1, info: { ...exit.info, y: 2 } }, exit],
  ['a number in place of a text', { ...exit, session_id: 7 }, null],
  ['a number in quotes', { ...exit, timestamp: '1' }, null],
  ['a negative sequence', { ...exit, sequence_id: -1 }, null],
  ['missing info', { ...exit, info: undefined }, null],
  ['info as a list', { ...exit, info: [] }, null],
  ['an optional field of the wrong kind', { ...exit, info: { ...exit.info, data: [] } }, null],
  ['null', null, null],
])('reads %s', (_, value, expected) => {
  expect(parseEvent(JSON.stringify(value))).toEqual(expected);
});

/** @spec tracking-report amb-tracking-array-order */
it('sends the members of a report in the documented order', () => {
  const values = [7, 's', 't', 'd', 5, 1, 'SG', 'f', 4, [{ itemid: 1 }], [], 'search-page', { a: 1 }];
  const named = parseReport(JSON.stringify(values));
  expect(named).toMatchObject({ userid: 7, platform: 5, country: 'SG', operation: 4 });
  expect(JSON.parse(encodeReport(named!))).toEqual(values);
  expect(parseReport(JSON.stringify([...values, 'similar']))).toEqual(named);
  expect(parseReport(JSON.stringify(values.slice(0, -1)))).toBeNull();
  expect(reportOrder).toHaveLength(13);
});
