import { firstSegments, routes } from '@pasar/routing-table';

/** Names that could impersonate the marketplace. */
const officialName =
  /^(?:pasar)?(?:admin|administrator|root|system|support|help|helpdesk|official|security|staff|moderator|pasar)\d*$/;

/** First path segments of routes: a shop with such a username would be unreachable. */
const reservedSegments = firstSegments(routes);

/**
 * Digits that are read as a phone number where one signs in: somebody with such a name would be taken for the number's owner.
 * An e-mail address is no username, by its `@`.
 */
const likePhoneNumber = /^\d{6,}$/;

/** What accounts and shops are called that were deleted: nobody can take the name before them. */
const nameOfGone = /^(?:deleted|closed)\.\d+$/;

/** Whether a username is reserved; ignores case. */
export function isReservedUsername(username: string): boolean {
  const key = username.toLowerCase();
  const bare = key.replaceAll(/[._]/g, '');
  const isUnfit = officialName.test(bare) || likePhoneNumber.test(bare) || nameOfGone.test(key);
  return isUnfit || reservedSegments.has(key);
}
