import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIds } from './create-ids.ts';

const moment = fc.integer({ min: 1_735_689_600_001, max: 1_735_689_600_000 + 2 ** 41 - 1000 });

it('creates ascending safe-integer ids, even if the clock is set back', () => {
  fc.assert(
    fc.property(
      fc.array(moment, { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 0, max: 31 }),
      (clock, worker) => {
        let time = 0;
        const ids = createIds({ now: () => clock[time++ % clock.length] ?? 0, worker });
        const generated = Array.from({ length: 400 }, () => ids.next());
        expect(
          generated.every((id, index) => Number.isSafeInteger(id) && id > (generated[index - 1] ?? 0)),
        ).toBe(true);
      },
    ),
  );
});

it('creates different ids in different workers at the same time', () => {
  const now = () => 1_800_000_000_000;
  const makers = Array.from({ length: 32 }, (_, worker) => createIds({ now, worker }));
  const generated = makers.flatMap((ids) => Array.from({ length: 300 }, () => ids.next()));
  expect(new Set(generated).size).toBe(generated.length);
});

it.each([-1, 32, 1.5, Number.NaN])('rejects worker %s', (worker) => {
  expect(() => createIds({ now: () => 0, worker })).toThrow(RangeError);
});

it('creates larger ids after its worker number changes within a millisecond', () => {
  let worker = 31;
  const ids = createIds({ now: () => 1_800_000_000_000, worker: () => worker });
  const before = Array.from({ length: 300 }, () => ids.next());
  worker = 1;
  expect(ids.next()).toBeGreaterThan(before.at(-1) ?? Infinity);
});
