import { findPickUpTerms, normalizePlaceName, rankBranches } from '@pasar/delivery';
import type { BranchPlace } from '@pasar/delivery';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { BranchList, listBranches } from '@pasar/order-contract';
import { sql } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import { presentBranch } from './branch.ts';
import { findBranches } from './find-branch.ts';

const maxListed = 12;
/** Ranked in memory: a market's branches that match a search. */
const maxRanked = 2000;
const maxWords = 6;

type Query = CallQuery<typeof listBranches>;

const splitWords = (text = ''): string[] =>
  normalizePlaceName(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, maxWords);

/** The place to sort by: another branch's, or that of one of the member's addresses. */
async function findOrigin(
  { db }: Pick<OrderDeps, 'db'>,
  { userid, market }: OrderOwner,
  { near, address_id }: Query,
): Promise<BranchPlace | undefined> {
  if (near !== undefined) return (await findBranches({ db }, market.code, [near])).get(near);
  const query = db
    .selectFrom('address')
    .select(['city', 'district', 'state'])
    .where('user_id', '=', userid)
    .where('market', '=', market.code);
  const address = await (
    address_id === undefined ? query.where('is_default', '=', true) : query.where('id', '=', address_id)
  ).executeTakeFirst();
  return address && { city: address.city || address.state, district: address.district };
}

/** Lists open branches that match a search, the nearest first. Throws DELIVERY_UNAVAILABLE in a market without branches. */
export async function listOpenBranches(
  deps: Pick<OrderDeps, 'db'>,
  owner: OrderOwner,
  query: Query,
): Promise<BranchList> {
  const { code } = owner.market;
  if (!findPickUpTerms(code)) throw new ApiError(errorCodes.DELIVERY_UNAVAILABLE);
  const matching = splitWords(query.q).reduce(
    (statement, word) => statement.where(sql<boolean>`strpos(search_text, ${word}) > 0`),
    deps.db
      .selectFrom('pick_up_branch')
      .selectAll()
      .where('market', '=', code)
      .where('status', '=', 'open')
      .orderBy('branch_id')
      .limit(maxRanked),
  );
  const found = await matching.execute();
  const origin = await findOrigin(deps, owner, query);
  const ranked = origin ? rankBranches(code, found, origin) : found;
  return {
    branches: ranked.slice(0, maxListed).map(presentBranch),
    has_more: ranked.length > maxListed,
  };
}
