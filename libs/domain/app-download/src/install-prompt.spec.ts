import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstInstallPrompt, nextInstallPrompt } from './index.ts';
import type { InstallEvent, InstallStep } from './index.ts';

const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('offered', 'confirmed', 'cancelled', 'installed') }),
    fc.record({ kind: fc.constant('scrolled' as const), skip: fc.boolean() }),
  ) as fc.Arbitrary<InstallEvent>,
  { maxLength: 20 },
);

const steps = (list: readonly InstallEvent[]): InstallStep[] =>
  list.reduce<InstallStep[]>(
    (done, event) => [...done, nextInstallPrompt(done.at(-1)?.prompt ?? firstInstallPrompt, event)],
    [],
  );

describe('laws', () => {
  it('is shown at most once, and never after it was dismissed', () => {
    fc.assert(
      fc.property(events, (list) => {
        const states = steps(list).map(({ prompt }) => prompt.state);
        const end = states.indexOf('DISMISSED');
        expect(end < 0 || states.slice(end).every((state) => state === 'DISMISSED')).toBe(true);
      }),
    );
  });
  it('opens the browser prompt only after an offer, and only once', () => {
    fc.assert(
      fc.property(events, (list) => {
        const asked = steps(list).filter(({ ask }) => ask);
        expect(asked.length).toBeLessThanOrEqual(1);
        expect(asked.every(({ prompt }) => prompt.offered)).toBe(true);
      }),
    );
  });
});
