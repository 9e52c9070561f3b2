import { expect, it } from 'vitest';
import { factBits } from './read-facts.ts';

it('gives every fact its own bit, within 32 bits', () => {
  const bits = Object.values(factBits);
  expect(bits.length).toBeLessThanOrEqual(32);
  expect(bits).toEqual(bits.map((_, at) => 1 << at));
});
