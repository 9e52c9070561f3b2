import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CookiePreference } from './index.ts';
import {
  allowedCookies,
  completePreferences,
  preferencesWithStatus,
  hasChosen,
  readConsentCookie,
  writeConsentCookie,
} from './server.ts';

const preference: fc.Arbitrary<CookiePreference> = fc.record({
  category: fc.constantFrom(1, 2, 3, 4, 5),
  status: fc.constantFrom(0, 1, 2),
});

describe('the cookie of a visitor', () => {
  it('round-trips a choice', () => {
    fc.assert(
      fc.property(fc.array(preference), (preferences) => {
        const back = readConsentCookie(writeConsentCookie(preferences));
        expect(back).toEqual(
          completePreferences(preferences).map(({ category, status }) => ({ category, status })),
        );
      }),
    );
  });

  it('does not depend on the time of the choice', () => {
    expect(writeConsentCookie(preferencesWithStatus(1, 1_700_000_000))).toBe('1.11111');
    expect(writeConsentCookie(preferencesWithStatus(1))).toBe('1.11111');
  });

  it.each([undefined, '', '1.', '1.111', '1.111111', '2.11111', '1.11131', ' 1.11111', '1.11111;x'])(
    '%j is invalid',
    (value) => expect(readConsentCookie(value)).toBeUndefined(),
  );
});

describe('preferences that a visitor has stored', () => {
  it.each([
    ['nothing', [], false],
    ['everything accepted', preferencesWithStatus(1), true],
    ['everything rejected', preferencesWithStatus(2), true],
    ['all except one', preferencesWithStatus(2).slice(1), false],
  ] as const)('%s', (_, said, chosen) => expect(hasChosen(said)).toBe(chosen));

  it.each([
    ['nothing', [], ['a']],
    ['analytics accepted', [{ category: 1, status: 1 }], ['a', 'b']],
    ['analytics rejected', [{ category: 1, status: 2 }], ['a']],
  ] as const)('%s follows the table', (_, said, names) => {
    const cookies = {
      a: { category: 'necessary', maxAge: 1 },
      b: { category: 'analytical', maxAge: 1 },
    } as const;
    expect(allowedCookies(said, cookies)).toEqual(names);
  });

  it('allows necessary cookies before any choice', () => {
    expect(allowedCookies([])).toEqual(['language', 'SPC_IA', 'delivery_region', 'FEATURE_TOGGLE_OVERRIDE']);
  });
});
