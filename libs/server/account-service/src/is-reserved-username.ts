import { markets } from '@pasar/markets';
import { resolve } from '@pasar/routing-table';

/** Names that would pass for the marketplace itself. */
const official =
  /^(?:pasar)?(?:admin|administrator|root|system|support|help|helpdesk|official|security|staff|moderator|pasar)\d*$/;

/** Whether `/<username>` is taken by a page of some market, so that the shop of that name could not be reached. */
const isTakenByPage = (username: string): boolean =>
  markets.some(({ code }) => {
    const outcome = resolve({ url: `/${username}`, market: code });
    return outcome.outcome !== 'screen' || outcome.route !== 'shop-by-username';
  });

/** Whether nobody may take a username, in whatever case. */
export function isReservedUsername(username: string): boolean {
  const key = username.toLowerCase();
  return official.test(key.replaceAll(/[._]/g, '')) || isTakenByPage(key);
}
