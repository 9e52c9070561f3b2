import { expect, it } from 'vitest';
import { factBits } from './read-facts.ts';

it('gives every fact a bit of its own, in the 32 bits of a number', () => {
  const bits = Object.values(factBits);
  expect(bits.length).toBeLessThanOrEqual(32);
  expect(bits).toEqual(bits.map((_, at) => 1 << at));
});
