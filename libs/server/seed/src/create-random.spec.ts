import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from './create-random.ts';

it('is deterministic by name', () => {
  const draw = (name: string) => Array.from({ length: 8 }, createRandom(name).next);
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

it('stays within its bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -99, max: 99 }), fc.nat(99), (name, from, more) => {
      const drawn = createRandom(name).integer(from, from + more);
      return Number.isInteger(drawn) && drawn >= from && drawn <= from + more;
    }),
  );
});

it('takes distinct entries of a list, in its order', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.nat()), fc.nat(12), (name, list, count) => {
      const some = createRandom(name).some(list, count);
      expect(some).toEqual(list.filter((entry) => some.includes(entry)));
      expect(some).toHaveLength(Math.min(count, list.length));
    }),
  );
});

it('takes nothing from an empty list', () => {
  expect(() => createRandom('a').pick([])).toThrow(RangeError);
});
