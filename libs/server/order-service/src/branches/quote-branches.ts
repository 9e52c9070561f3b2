import { isPickUpChannel } from '@pasar/delivery';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { CheckoutChoices } from '../checkout-choices.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { QuotedBranch, QuotedShop } from '../quote.ts';
import { requireOpenBranch } from './branch.ts';
import { findBranches } from './find-branch.ts';

/** The chosen branches of shops that deliver to one, by shop, with what is wrong with the choice. */
export async function quoteBranches(
  deps: OrderDeps,
  market: Market,
  shops: readonly Pick<QuotedShop, 'shop' | 'delivery'>[],
  { branches }: CheckoutChoices,
): Promise<ReadonlyMap<number, QuotedBranch>> {
  const pickUps = shops.filter(({ delivery }) => isPickUpChannel(market.code, delivery.channel));
  const wanted = pickUps.flatMap(({ shop }) => branches.get(shop.shopid) ?? []);
  const found = await findBranches(deps, market.code, wanted);
  const quote = (shopid: number): QuotedBranch => {
    const id = branches.get(shopid);
    if (id === undefined) return { problem: 'required' };
    const branch = found.get(id);
    if (!branch) return { problem: 'unknown' };
    return branch.status === 'open' ? { branch } : { branch, problem: branch.status };
  };
  return new Map(pickUps.map(({ shop }) => [shop.shopid, quote(shop.shopid)]));
}

/** Throws BRANCH_REQUIRED, BRANCH_UNKNOWN, BRANCH_CLOSED or BRANCH_FULL for a shop whose branch cannot be used. */
export function requireBranches(shops: readonly Pick<QuotedShop, 'pickUp'>[]): void {
  for (const { pickUp } of shops) {
    if (pickUp?.problem === 'required') throw new ApiError(errorCodes.BRANCH_REQUIRED);
    if (pickUp) requireOpenBranch(pickUp.branch);
  }
}
