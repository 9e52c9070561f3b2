import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import { findShopMembership } from '../find-shop-membership.ts';
import type { SessionFinder } from '../ports.ts';

/** Sessions for specs: a token is a user's id. With a database, the user acts for the shop that they own or work for. */
export const userIdSessions = (db?: Kysely<Database>): SessionFinder => ({
  find: async (token, { market }) => {
    const userid = Number(token);
    const shopMembership = db && (await findShopMembership(db, { market: market.code, userid }));
    return { userid, ...(shopMembership && { shopMembership }) };
  },
});
