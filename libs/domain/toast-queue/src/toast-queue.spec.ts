import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToastInput } from './index.ts';
import {
  addToast,
  advanceToasts,
  dismissToast,
  emptyToastQueue,
  nextToastChange,
  toastGapMs,
  toastTimeline,
} from './index.ts';

const first = addToast(emptyToastQueue, { message: 'A' }, 1000);
const both = addToast(first, { message: 'B' }, 1000);

describe('the queue', () => {
  it('shows the first immediately and queues the second', () => {
    expect(both.shown).toEqual({ message: 'A', from: 1000, to: 4000 });
    expect(both.waiting).toEqual([{ message: 'B' }]);
  });
  it('returns the time of the next change', () => {
    expect(nextToastChange(emptyToastQueue)).toBeUndefined();
    expect(nextToastChange(both)).toBe(4000);
    expect(nextToastChange(advanceToasts(both, 4000))).toBe(4100);
    expect(nextToastChange(advanceToasts(first, 4000))).toBeUndefined();
  });
  it('does not skip toasts after the page was suspended', () => {
    expect(advanceToasts(both, 60_000).shown).toEqual({ message: 'B', from: 60_000, to: 63_000 });
  });
  it('ignores a click without a toast', () => {
    expect(dismissToast(emptyToastQueue, 5)).toBe(emptyToastQueue);
  });
  it.each([-1, NaN, '200' as never])('treats %s as the default duration', (duration) => {
    expect(addToast(emptyToastQueue, { message: 'A', duration }, 0).shown?.to).toBe(3000);
  });
});

const moment = fc.nat({ max: 20_000 });
const inputs: fc.Arbitrary<Required<ToastInput>> = fc.record({
  show: fc.array(
    fc.record(
      { at: moment, message: fc.string(), duration: fc.nat({ max: 5000 }) },
      { requiredKeys: ['at', 'message'] },
    ),
    { maxLength: 12 },
  ),
  dismiss: fc.array(moment, { maxLength: 12 }),
});

describe('laws', () => {
  it('shows every toast once, in request order', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const requested = input.show.toSorted((one, other) => one.at - other.at);
        expect(toastTimeline(input).map(({ message }) => message)).toEqual(
          requested.map(({ message }) => message),
        );
      }),
    );
  });
  it('keeps the gap, starts as early as possible, and never exceeds its duration', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const requested = input.show.toSorted((one, other) => one.at - other.at);
        const timeline = toastTimeline(input);
        const begins = requested.map(({ at }, index) =>
          Math.max(at, (timeline[index - 1]?.to ?? -Infinity) + toastGapMs),
        );
        const lasts = requested.map(({ duration = 3000 }) => duration);
        expect(timeline.map(({ from }) => from)).toEqual(begins);
        expect(timeline.every(({ from, to }, index) => to >= from && to - from <= (lasts[index] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
  it('ends early only on a click', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const requested = input.show.toSorted((one, other) => one.at - other.at);
        const early = toastTimeline(input).filter(
          ({ from, to }, index) => to - from < (requested[index]?.duration ?? 3000),
        );
        expect(early.every(({ to }) => input.dismiss.includes(to))).toBe(true);
      }),
    );
  });
});
