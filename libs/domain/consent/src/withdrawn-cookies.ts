import type { Consent } from './create-consent.ts';
import { trackingCookies } from './tracking-cookies.data.ts';

/**
 * Which of these cookies must go: those of others' scripts whose category is not allowed, or is so no longer. They came past the
 * gate, and who withdraws a consent withdraws what it left behind.
 */
export const withdrawnCookies = (names: readonly string[], { allows }: Pick<Consent, 'allows'>): string[] =>
  names.filter((name) =>
    trackingCookies.some(({ prefix, category }) => name.startsWith(prefix) && !allows(category)),
  );
