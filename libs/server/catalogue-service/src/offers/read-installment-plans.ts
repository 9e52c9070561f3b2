import { offeredInstallments } from '@pasar/badge-rules';
import type { getInstallmentPlans, InstallmentPlan } from '@pasar/catalogue-contract';
import { loadOffers } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { allocatePrice, maxMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import type { CatalogueDeps } from '../catalogue-deps.ts';

/** Interest-free installment periods, in months, by payment method. */
const monthsByPayment = { 'credit-card': [3, 6, 12], other: [3, 6] } as const;

/** Splits the price exactly, in whole price steps; the plan shows the largest installment. */
export function createPlan(
  payment: keyof typeof monthsByPayment,
  months: number,
  total: Money,
): InstallmentPlan {
  const parts = allocatePrice(
    total,
    Array.from({ length: months }, () => total.amount),
  );
  return { payment, months, monthly: parts.reduce(maxMoney), total };
}

const readInstallmentFlags = ({ db }: CatalogueDeps, market: string, shopid: number, itemid: number) =>
  db
    .selectFrom('item')
    .select(['is_cc_installment_payment_eligible', 'is_non_cc_installment_payment_eligible'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .executeTakeFirst();

/**
 * Returns the installment plans of an item or a model; none where the market offers no installments. Throws
 * NOT_FOUND. @spec item-store-installment-plans badge-installments
 */
export async function readInstallmentPlans(
  deps: CatalogueDeps,
  market: Market,
  { shopid, itemid, modelid = 0 }: CallQuery<typeof getInstallmentPlans>,
): Promise<CallData<typeof getInstallmentPlans>> {
  const [flags, offers] = await Promise.all([
    readInstallmentFlags(deps, market.code, shopid, itemid),
    loadOffers(deps, market.code, [{ shopid, itemid, modelid }]),
  ]);
  const [offer] = offers.values();
  if (!flags || !offer) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such item or model.');
  const plans = offeredInstallments(flags, market).flatMap((payment) =>
    monthsByPayment[payment].map((months) => createPlan(payment, months, offer.price)),
  );
  return { plans };
}
