import { expect, it } from 'vitest';
import { bestSellerPlaces, seededRandom, newItemDays, newItemHeadStart } from './new-item-head-start.ts';

const sold = Array.from({ length: 200 }, (_, index) => 1000 - index);
const days = Array.from({ length: newItemDays }, (_, index) => 20_700 + index);

const listDay = (count: number, day: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    newItemHeadStart(
      {
        ...{ itemid: 7_000_000 + index, ageDays: day - 20_700, popularity: 0, shopPopularities: [] },
        ...{ categoryPopularities: sold, newInCategory: count },
      },
      day,
    ),
  );

it.each([1, 40, 100])('of %i new items, each has its turn while it is new', (count) => {
  const turns = days.map((day) => listDay(count, day));
  const unseen = Array.from({ length: count }, (_, index) => turns.every((lists) => lists[index] === 0));
  expect(unseen.filter(Boolean)).toEqual([]);
});

it.each([40, 100, 1000])(
  'of %i new items, hardly more are listed than a quarter of those that have sold',
  (count) => {
    const listed = days.map((day) => listDay(count, day).filter((headStart) => headStart > 0).length);
    const average = listed.reduce((sum, each) => sum + each, 0) / days.length;
    expect(average).toBeLessThan((sold.length / 4) * 1.05);
  },
);

it('never precedes the best-sellers', () => {
  const highest = Math.max(...days.flatMap((day) => listDay(100, day)));
  expect(highest).toBeLessThanOrEqual(sold[bestSellerPlaces] ?? 0);
});

it('draws evenly, and independently of the day before', () => {
  const numbers = Array.from(
    { length: 10_000 },
    (_, index) => [seededRandom(index, 1), seededRandom(index, 2)] as const,
  );
  const share = (holds: (pair: (typeof numbers)[number]) => boolean): number =>
    numbers.filter(holds).length / numbers.length;
  expect(share(([first]) => first < 0.25)).toBeCloseTo(0.25, 1);
  expect(share(([first, next]) => first < 0.5 && next < 0.5)).toBeCloseTo(0.25, 1);
});
