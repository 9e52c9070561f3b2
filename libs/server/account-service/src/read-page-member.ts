import { toMiniCart, toShopper } from '@pasar/cart-service';
import { toCookiePreferences } from '@pasar/consent-service';
import type { Database } from '@pasar/database';
import type { CallContext, SessionFinder, SessionUser } from '@pasar/http-server';
import type { PageMember, getPageMember } from '@pasar/account-contract';
import type { Kysely } from 'kysely';
import { findPageMember } from './find-member.ts';
import type { PageMemberRow } from './find-member.ts';
import { toAccountInfo } from './read-account-info.ts';
import { markSessionUsed, toSessionKey, toShops } from './sessions.ts';

/** The user of a session with what pages show of them. */
export type PageMemberUser = SessionUser & { readonly row: PageMemberRow };

/** Finds a session together with everything that pages show of its member, in one statement. */
export const createPageMemberSessions = (db: Kysely<Database>): SessionFinder<PageMemberUser> => ({
  find: async (token, { now, market, userAgent }) => {
    const [row] = await findPageMember(db, { ...toSessionKey(token, now), market: market.code });
    if (!row) return undefined;
    await markSessionUsed(db, row, { now, userAgent });
    return { userid: row.userid, ...toShops(row), row };
  },
});

/** Returns the account, the mini cart and, where the market requires consent, the choices about cookies. */
export async function readPageMember(
  db: Kysely<Database>,
  caller: CallContext<typeof getPageMember, PageMemberUser>,
): Promise<PageMember> {
  const { row } = caller.user;
  return {
    account: toAccountInfo(row),
    cart: await toMiniCart({ db }, row.cart, () => toShopper(caller, row)),
    ...(caller.market.consent === 'required' && {
      preferences: toCookiePreferences(row.preferences, caller),
    }),
  };
}
