import { firstSegments, routes } from '@pasar/routing-table';

/** Names that could impersonate the marketplace. */
const officialName =
  /^(?:pasar)?(?:admin|administrator|root|system|support|help|helpdesk|official|security|staff|moderator|pasar)\d*$/;

/** First path segments of routes: a shop with such a username would be unreachable. */
const reservedSegments = firstSegments(routes);

/**
 * Digits that sign-in reads as a phone number: such a username would be mistaken for the number's owner. E-mail addresses are
 * excluded from usernames by their `@`.
 */
const likePhoneNumber = /^\d{6,}$/;

/** The names of deleted accounts and shops, reserved so that nobody can take one in advance. */
const nameOfGone = /^(?:deleted|closed)\.\d+$/;

/** Whether a username could impersonate the marketplace; ignores case. */
export const isOfficialUsername = (username: string): boolean =>
  officialName.test(username.toLowerCase().replaceAll(/[._]/g, ''));

/** Whether a username is reserved; ignores case. */
export function isReservedUsername(username: string): boolean {
  const key = username.toLowerCase();
  const bare = key.replaceAll(/[._]/g, '');
  const isUnfit = isOfficialUsername(key) || likePhoneNumber.test(bare) || nameOfGone.test(key);
  return isUnfit || reservedSegments.has(key);
}
