import type { ShopInvitations } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, findShopMembership } from '@pasar/http-server';
import { lockTeam, requireTeamCapacity } from './team-deps.ts';
import type { TeamDeps } from './team-deps.ts';

type Invitee = { readonly userid: number; readonly market: string; readonly now: number };

/** Lists the open invitations of an account in a market, one a shop. */
export async function readInvitations(
  { db }: Pick<TeamDeps, 'db'>,
  { userid, market, now }: Invitee,
): Promise<ShopInvitations> {
  const invitations = await db
    .selectFrom('shop_invitation as i')
    .innerJoin('shop as s', (join) =>
      join.onRef('s.market', '=', 'i.market').onRef('s.shopid', '=', 'i.shopid'),
    )
    .distinctOn('i.shopid')
    .select(['i.shopid', 's.name', 's.username', 's.picture', 'i.role', 'i.expires_at'])
    .where('i.userid', '=', userid)
    .where('i.market', '=', market)
    .where('i.expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shop_member as m')
            .select('m.userid')
            .where('m.userid', '=', userid)
            .where('m.market', '=', market)
            .whereRef('m.shopid', '=', 'i.shopid'),
        ),
      ),
    )
    .orderBy('i.shopid')
    .orderBy('i.invited_at', 'desc')
    .execute();
  return { invitations };
}

/** Deletes the account's invitations of a shop and returns the latest open one. Throws NOT_FOUND if there is none. */
async function takeInvitation(
  { db }: Pick<TeamDeps, 'db'>,
  { userid, market, now }: Invitee,
  shopid: number,
) {
  const taken = await db
    .deleteFrom('shop_invitation')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('userid', '=', userid)
    .returning(['role', 'invited_at', 'expires_at'])
    .execute();
  const [latest] = taken
    .filter(({ expires_at }) => expires_at > now)
    .toSorted((one, other) => other.invited_at - one.invited_at);
  if (!latest) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such invitation.');
  return latest;
}

/**
 * Accepts or declines an invitation. Throws NOT_FOUND without an open invitation, OTHER_SHOP if the account owns a shop of the
 * market or belongs to one, TEAM_FULL.
 */
export function answerInvitation(
  deps: Pick<TeamDeps, 'db'>,
  invited: Invitee,
  { shopid, accept }: { readonly shopid: number; readonly accept: boolean },
): Promise<ShopInvitations> {
  const { userid, market, now } = invited;
  return deps.db.transaction().execute(async (db) => {
    const inside = { db };
    await lockTeam(inside, { market, shopid });
    const { role } = await takeInvitation(inside, invited, shopid);
    if (accept) {
      if (await findShopMembership(db, { market, userid })) throw new ApiError(errorCodes.OTHER_SHOP);
      await requireTeamCapacity(inside, { market, shopid });
      const added = await db
        .insertInto('shop_member')
        .values({ market, shopid, userid, role, added_at: now })
        // Two shops' invitations accepted at once.
        .onConflict((conflict) => conflict.columns(['userid', 'market']).doNothing())
        .executeTakeFirstOrThrow();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new ApiError(errorCodes.OTHER_SHOP);
    }
    return readInvitations(inside, invited);
  });
}
