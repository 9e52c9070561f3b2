import { firstSegments, routes } from '@pasar/routing-table';

/** Names that would pass for the marketplace itself. */
const officialName =
  /^(?:pasar)?(?:admin|administrator|root|system|support|help|helpdesk|official|security|staff|moderator|pasar)\d*$/;

/** What a page, of whatever market, or a server answers: the shop of that name could not be reached. */
const reservedSegments = firstSegments(routes);

/** Whether nobody may take a username, in whatever case. */
export function isReservedUsername(username: string): boolean {
  const key = username.toLowerCase();
  return officialName.test(key.replaceAll(/[._]/g, '')) || reservedSegments.has(key);
}
