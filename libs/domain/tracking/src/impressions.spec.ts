import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImpressions } from './index.ts';

type Step = [share: number, now: number];
const card = { placement: 'search-page', id: 1 };

it.each<[string, Step[], number, boolean]>([
  ['half visible for a second', [[0.5, 0]], 1000, true],
  ['a moment too short', [[0.5, 0]], 999, false],
  ['less than half visible', [[0.49, 0]], 5000, false],
  ['not visible', [[0, 0]], 5000, false],
  [
    'two short views',
    [
      [1, 0],
      [0, 600],
      [1, 700],
    ],
    1500,
    false,
  ],
  [
    'a long enough view, then hidden',
    [
      [1, 0],
      [0, 1000],
    ],
    1001,
    true,
  ],
  [
    'increasingly visible',
    [
      [0.6, 0],
      [0.8, 500],
      [1, 900],
    ],
    1000,
    true,
  ],
  ['a share that is not a number', [[Number.NaN, 0]], 5000, false],
])('%s', (_, steps, now, seen) => {
  const impressions = createImpressions();
  for (const [share, at] of steps) impressions.observe(card, share, at);
  expect(impressions.collect(now)).toEqual(seen ? [card] : []);
});

describe('once per placement', () => {
  it('reports an item once per placement', () => {
    const impressions = createImpressions();
    const elsewhere = { placement: 'home-daily-discover', id: 1 };
    for (const each of [card, elsewhere, card]) impressions.observe(each, 1, 0);
    expect(impressions.collect(1000)).toEqual([card, elsewhere]);
    impressions.observe(card, 1, 2000);
    expect([impressions.dueAt(), impressions.collect(9000)]).toEqual([null, []]);
  });

  it('reports it again on another page', () => {
    const impressions = createImpressions({ share: 1, ms: 0 });
    impressions.observe(card, 1, 0);
    expect(impressions.collect(0)).toEqual([card]);
    impressions.reset();
    impressions.observe(card, 1, 5);
    expect([impressions.dueAt(), impressions.collect(5)]).toEqual([5, [card]]);
  });

  it('never reports twice, whatever the order', () => {
    const look = fc.record({ id: fc.nat(3), share: fc.double({ min: 0, max: 1 }), wait: fc.nat(800) });
    fc.assert(
      fc.property(fc.array(look), (looks) => {
        const impressions = createImpressions();
        let now = 0;
        const reported = looks.flatMap(({ id, share, wait }) => {
          impressions.observe({ placement: 'cart-may-also-like', id }, share, now);
          now += wait;
          return impressions.collect(now).map((each) => each.id);
        });
        expect(new Set(reported).size).toBe(reported.length);
      }),
    );
  });
});
