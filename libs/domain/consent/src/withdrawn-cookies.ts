import type { Consent } from './create-consent.ts';
import { trackingCookies } from './tracking-cookies.data.ts';

/**
 * The cookies to remove: third-party tracking cookies whose category is not, or no longer, allowed. Scripts set them outside
 * the cookie gate, so that withdrawing consent must remove them.
 */
export const withdrawnCookies = (names: readonly string[], { allows }: Pick<Consent, 'allows'>): string[] =>
  names.filter((name) =>
    trackingCookies.some(({ prefix, category }) => name.startsWith(prefix) && !allows(category)),
  );
