import type { listShopDeals } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { createCursor } from '@pasar/http-server';
import { sql } from 'kysely';
import { isInPhase } from '../is-in-phase.ts';
import { selectShopDeals } from './deal-row.ts';
import type { DealContext, DealDb, DealRow } from './deal-row.ts';
import { presentDeal } from './read-shop-deal.ts';

const dealsPerPage = 20;
const cursors = createCursor('seller-deals', { ends_at: 'integer', dealid: 'integer' });

/**
 * Lists the deals of the seller's shop in one phase: the first to end first, ended ones the latest first. Throws PARAM for an
 * invalid cursor.
 */
export async function listOwnDeals(
  deps: DealDb,
  context: DealContext,
  { phase, cursor }: CallQuery<typeof listShopDeals>,
): Promise<CallData<typeof listShopDeals>> {
  const after = cursors.read(cursor);
  const [direction, isAfter] = phase === 'ended' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const { rows } = await sql<DealRow>`select * from ${selectShopDeals(context)} as deal
    where ${isInPhase(phase, context.now)}
      ${after ? sql`and (ends_at, dealid) ${isAfter} (${after.ends_at}::int8, ${after.dealid}::int8)` : sql``}
    order by ends_at ${direction}, dealid ${direction} limit ${dealsPerPage + 1}`.execute(deps.db);
  const page = rows.slice(0, dealsPerPage);
  const last = page.at(-1);
  return {
    deals: page.map((row) => presentDeal(row, context.now)),
    ...(last && rows.length > dealsPerPage && { next: cursors.write(last) }),
  };
}
