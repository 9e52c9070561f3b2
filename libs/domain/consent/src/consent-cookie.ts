import { consentApiVersion } from './consent-ports.ts';
import { completePreferences } from './complete-preferences.ts';
import type { CookieCategory, CookiePreference, PreferenceStatus } from './cookie-preferences.ts';

/** What a visitor without an account has chosen. The server sets and reads it; scripts do not see it. */
export const consentCookie = {
  name: 'consent',
  /** Half a year: then one is asked again. Seconds. */
  maxAge: 15_552_000,
} as const;

const pattern = /^(\d)\.([012]{5})$/;

/**
 * The choice as it is kept: the version and a status for every category, `1.12212`. Nothing else: whoever chose the same has
 * the same cookie, so that it tells nobody apart.
 */
export const writeConsentCookie = (preferences: readonly CookiePreference[]): string =>
  `${consentApiVersion}.${completePreferences(preferences)
    .map(({ status }) => status)
    .join('')}`;

/** The choice behind a cookie; undefined for one of another version, or that was never ours. */
export const readConsentCookie = (value: string | undefined): CookiePreference[] | undefined => {
  const [, version, statuses] = pattern.exec(value ?? '') ?? [];
  if (Number(version) !== consentApiVersion || statuses === undefined) return undefined;
  return Array.from(statuses, (status, at) => ({
    category: (at + 1) as CookieCategory,
    status: Number(status) as PreferenceStatus,
  }));
};
