import { markets } from '@pasar/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adultStatus, isOfAge, normalizeEmail, normalizePhone } from './index.ts';

const day = 24 * 60 * 60;
const births = fc.integer({ min: -2e9, max: 2e9 });

describe('age', () => {
  it('never loses the adult status over time', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 0, max: 4e9 }), fc.nat({ max: 1e5 }), (birth, now, later) => {
        const today = isOfAge(birth, 18, now * 1000);
        expect(!today || isOfAge(birth, 18, (now + later * day) * 1000)).toBe(true);
      }),
    );
  });

  it('writes the derived status to the cookie', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.option(births),
        fc.option(fc.nat()),
        fc.constantFrom('0', '1', null),
        (...row) => {
          const [adultFromAccount, birthTimestamp, adultConsent, cookie] = row;
          const { adult, cookie: written } = adultStatus({
            adultFromAccount,
            adultAge: 18,
            birthTimestamp,
            adultConsent,
            cookie,
            now: 1.7e12,
          });
          expect(written).toBe(adult ? '1' : '0');
        },
      ),
    );
  });
});

describe('normalization', () => {
  it('normalizing a phone number is idempotent', () => {
    const typed = fc.stringMatching(/^[0-9 ()+.-]{0,18}$/);
    fc.assert(
      fc.property(fc.constantFrom(...markets), typed, (market, text) => {
        const kept = normalizePhone(text, market);
        expect(kept === null || normalizePhone(kept, market) === kept).toBe(true);
      }),
    );
  });

  it('normalizing an e-mail address is idempotent', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const kept = normalizeEmail(text);
        expect(kept === null || normalizeEmail(kept) === kept).toBe(true);
      }),
    );
  });
});
