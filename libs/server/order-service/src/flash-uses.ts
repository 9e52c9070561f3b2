import { compareLineKeys } from '@pasar/cart-service';
import type { LineKey } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';

/** Pieces of a line bought at a flash sale's price. */
export type FlashSaleUse = LineKey & { readonly starts_at: number; readonly quantity: number };

const updateSale = ({ db }: OrderDeps, { market }: OrderOwner, { shopid, itemid, starts_at }: FlashSaleUse) =>
  db
    .updateTable('flash_sale')
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('starts_at', '=', starts_at);

async function addUse(deps: OrderDeps, owner: OrderOwner, use: FlashSaleUse): Promise<void> {
  const { shopid, itemid, starts_at, quantity } = use;
  const { numUpdatedRows } = await updateSale(deps, owner, use)
    .set({ sold: sql`sold + ${quantity}` })
    .where(sql<boolean>`sold + ${quantity} <= stock`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n)
    throw new ApiError(errorCodes.STOCK_CHANGED, 'The flash sale has fewer pieces left.');
  const key = { user_id: owner.userid, market: owner.market.code, shopid, itemid, starts_at };
  await deps.db
    .insertInto('flash_sale_use')
    .values({ ...key, quantity: quantity })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'market', 'shopid', 'itemid', 'starts_at'])
        .doUpdateSet({ quantity: sql`flash_sale_use.quantity + ${quantity}` }),
    )
    .execute();
}

/**
 * Counts purchases in flash sales, per sale and per shopper. Throws STOCK_CHANGED rather than overselling a
 * sale. Requires locks on the items.
 */
export async function addFlashUses(
  deps: OrderDeps,
  owner: OrderOwner,
  uses: readonly FlashSaleUse[],
): Promise<void> {
  for (const use of uses.toSorted(compareLineKeys)) await addUse(deps, owner, use);
}

async function releaseUse(deps: OrderDeps, owner: OrderOwner, use: FlashSaleUse): Promise<void> {
  const { shopid, itemid, starts_at, quantity } = use;
  await updateSale(deps, owner, use)
    .set({ sold: sql`greatest(0, sold - ${quantity})` })
    .execute();
  await deps.db
    .updateTable('flash_sale_use')
    .set({ quantity: sql`greatest(0, quantity - ${quantity})` })
    .where('user_id', '=', owner.userid)
    .where('market', '=', owner.market.code)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('starts_at', '=', starts_at)
    .execute();
}

/** Releases pieces of cancelled purchases. Requires locks on the items. */
export async function releaseFlashUses(
  deps: OrderDeps,
  owner: OrderOwner,
  uses: readonly FlashSaleUse[],
): Promise<void> {
  for (const use of uses.toSorted(compareLineKeys)) await releaseUse(deps, owner, use);
}
