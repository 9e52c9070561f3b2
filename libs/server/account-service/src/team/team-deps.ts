import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { shopTeamLimits } from '@pasar/account';
import type { Database } from '@pasar/database';
import type { RateWindows } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/** Dependencies of the team's functions. Within a transaction, `db` is the transaction. */
export type TeamDeps = { readonly db: Kysely<Database>; readonly limits: RateWindows };

export type TeamKey = { readonly market: string; readonly shopid: number };

/** Locks the shop, so that changes of its team follow one another. Throws NOT_FOUND if it no longer exists. */
export async function lockTeam({ db }: Pick<TeamDeps, 'db'>, { market, shopid }: TeamKey): Promise<void> {
  const shop = await db
    .selectFrom('shop')
    .select('shopid')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');
}

const countRows = async (
  { db }: Pick<TeamDeps, 'db'>,
  table: 'shop_member' | 'shop_invitation',
  { market, shopid }: TeamKey,
): Promise<number> => {
  const { rows } = await db
    .selectFrom(table as 'shop_member')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirstOrThrow();
  return Number(rows);
};

/** Throws TEAM_FULL if a locked team cannot have one more member or invitation. */
export async function requireTeamCapacity(deps: Pick<TeamDeps, 'db'>, key: TeamKey): Promise<void> {
  const taken = (await countRows(deps, 'shop_member', key)) + (await countRows(deps, 'shop_invitation', key));
  if (taken >= shopTeamLimits.maxMembers) throw new ApiError(errorCodes.TEAM_FULL);
}
