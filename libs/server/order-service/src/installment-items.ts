import { offeredInstallments } from '@pasar/badge-rules';
import { lineKeyText, loadOffers } from '@pasar/cart-service';
import type { Offer } from '@pasar/cart-service';
import type { Market } from '@pasar/markets';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';

/** An item's flags that decide about instalments. */
export type InstallmentItem = Pick<
  Offer,
  'is_cc_installment_payment_eligible' | 'is_non_cc_installment_payment_eligible'
>;

/** Whether an item may be paid by credit card in instalments in a market, as its card and its page say. */
export const allowsCardInstallments = (market: Market, item: InstallmentItem): boolean =>
  offeredInstallments(item, market).includes('credit-card');

/** Whether all items of a shopper's orders may be paid by credit card in instalments; an item that is gone may not. */
export async function ordersAllowInstallments(
  deps: Pick<OrderDeps, 'db'>,
  market: Market,
  orders: readonly Pick<OrderRow, 'user_id' | 'order_id'>[],
): Promise<boolean> {
  const [first] = orders;
  if (!first) return true;
  const lines = await deps.db
    .selectFrom('order_line')
    .select(['shopid', 'itemid', 'modelid'])
    .where('user_id', '=', first.user_id)
    .where(
      'order_id',
      'in',
      orders.map(({ order_id }) => order_id),
    )
    .execute();
  const offers = await loadOffers(deps, market.code, lines);
  return lines.every((line) => {
    const offer = offers.get(lineKeyText(line));
    return offer !== undefined && allowsCardInstallments(market, offer);
  });
}
