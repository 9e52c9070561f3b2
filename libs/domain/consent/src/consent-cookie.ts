import { consentApiVersion } from './consent-ports.ts';
import { completePreferences } from './complete-preferences.ts';
import type { CookieCategory, CookiePreference, PreferenceStatus } from './cookie-preferences.ts';

/** Stores the choice of a visitor without an account. HttpOnly: only the server reads and sets it. */
export const consentCookie = {
  name: 'consent',
  /** Seconds: the visitor is asked again after half a year. */
  maxAge: 15_552_000,
} as const;

const pattern = /^(\d)\.([012]{5})$/;

/**
 * Serializes a choice: the version and a status for every category, `1.12212`. Contains nothing else, so that the cookie
 * identifies nobody.
 */
export const writeConsentCookie = (preferences: readonly CookiePreference[]): string =>
  `${consentApiVersion}.${completePreferences(preferences)
    .map(({ status }) => status)
    .join('')}`;

/** Parses the cookie; undefined for another version or a malformed value. */
export const readConsentCookie = (value: string | undefined): CookiePreference[] | undefined => {
  const [, version, statuses] = pattern.exec(value ?? '') ?? [];
  if (Number(version) !== consentApiVersion || statuses === undefined) return undefined;
  return Array.from(statuses, (status, at) => ({
    category: (at + 1) as CookieCategory,
    status: Number(status) as PreferenceStatus,
  }));
};
