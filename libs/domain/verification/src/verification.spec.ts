import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  readPolicies,
  normalizeWalletPin,
  verificationPolicies,
  verificationState,
  verificationStates,
} from './index.ts';

const time = fc.nat({ max: 2_000_000 });

it('never returns to requested once it was decided', () => {
  fc.assert(
    fc.property(
      fc.record({ expiresAt: time, passedAt: time, refusedAt: time, usedAt: time, lockedUntil: time }),
      time,
      (facts, now) => {
        const state = verificationState(facts, now);
        expect(verificationStates).toContain(state);
        if (facts.passedAt + facts.refusedAt + facts.usedAt > 0)
          expect(['requested', 'locked']).not.toContain(state);
      },
    ),
  );
});

it('accepts any settings and any PIN', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const policies = readPolicies(text);
      if (policies) expect(Object.keys(policies)).toEqual(Object.keys(verificationPolicies));
      expect(normalizeWalletPin(text) ?? '000000').toMatch(/^\d{6}$/);
    }),
  );
});
