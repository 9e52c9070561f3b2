import { expect, it } from 'vitest';
import { createSeededRandom } from './create-seeded-random.ts';

const take = (seed: number, count: number): number[] => {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, random);
};

it('repeats a run for the same seed', () => {
  expect(take(7, 5)).toEqual(take(7, 5));
  expect(take(7, 5)).not.toEqual(take(8, 5));
});

it('returns evenly distributed numbers from 0 to below 1', () => {
  const numbers = take(1, 10_000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.filter((number) => number < 0.25).length).toBeCloseTo(2500, -3);
});
