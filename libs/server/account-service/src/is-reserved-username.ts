import { firstSegments, routes } from '@pasar/routing-table';

/** Names that could impersonate the marketplace. */
const officialName =
  /^(?:pasar)?(?:admin|administrator|root|system|support|help|helpdesk|official|security|staff|moderator|pasar)\d*$/;

/** First path segments of routes: a shop with such a username would be unreachable. */
const reservedSegments = firstSegments(routes);

/** Whether a username is reserved; ignores case. */
export function isReservedUsername(username: string): boolean {
  const key = username.toLowerCase();
  return officialName.test(key.replaceAll(/[._]/g, '')) || reservedSegments.has(key);
}
