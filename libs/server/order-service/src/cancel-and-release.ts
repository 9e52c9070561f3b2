import { marketByCode } from '@pasar/markets';
import { nextPaymentStatus } from '@pasar/order';
import { releaseFlashUses } from './flash-uses.ts';
import type { FlashSaleUse } from './flash-uses.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';
import type { OrderRow } from './order-row.ts';
import { publishEvent } from './publish-event.ts';
import { recordPayment } from './record-payment.ts';
import { returnStock } from './stock.ts';
import { releaseVoucherUse } from './voucher-uses.ts';

/** Why an order is cancelled, as the outside is told. */
export type CancelReason = 'by-buyer' | 'payment-overdue';

type Cancellation = {
  readonly order: OrderRow;
  /** The other orders of the checkout, as they stand now. */
  readonly others: readonly OrderRow[];
  readonly reason: CancelReason;
  /** Epoch milliseconds. */
  readonly now: number;
};

const selectBoughtLines = ({ db }: OrderDeps, { user_id, order_id }: OrderRow) =>
  db
    .selectFrom('order_line')
    .select(['shopid', 'itemid', 'modelid', 'quantity', 'flash_starts_at', 'flash_quantity'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute();

type BoughtLine = Awaited<ReturnType<typeof selectBoughtLines>>[number];

const toFlashUses = ({ flash_starts_at, flash_quantity, ...line }: BoughtLine): FlashSaleUse[] =>
  flash_starts_at === null ? [] : [{ ...line, starts_at: flash_starts_at, quantity: flash_quantity }];

/** The shop's voucher is free again; the marketplace's, when none of the checkout's orders is left to use it. */
async function releaseVouchers(
  deps: OrderDeps,
  owner: OrderOwner,
  { order, others }: Cancellation,
): Promise<void> {
  const { checkoutid, shop_voucher, platform_voucher } = order;
  const isLast = others.every(({ status }) => status === 'cancelled');
  const codes = [shop_voucher, isLast ? platform_voucher : null].flatMap((code) => code ?? []);
  for (const code of codes.toSorted()) await releaseVoucherUse(deps, owner, { code, checkoutid });
}

/** The order and its payment end together, so that none is cancelled and still paid. */
async function markCancelled(deps: OrderDeps, { order, now }: Cancellation): Promise<void> {
  const { user_id, order_id, payment_status } = order;
  const after = nextPaymentStatus('cancel', payment_status);
  await deps.db
    .updateTable('orders')
    .set({ status: 'cancelled', payment_status: after })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute();
  await deps.db
    .insertInto('order_event')
    .values({ user_id, order_id, status: 'cancelled', at: now })
    .execute();
  if (after === 'refunded') await recordPayment(deps, order, 'refund', now);
}

/**
 * Cancels an order and gives back what it held: stock, flash sale pieces, vouchers and money. To be called in a
 * transaction that holds the locks of the checkout and its orders, for an order that is not cancelled yet.
 */
export async function cancelAndRelease(deps: OrderDeps, cancellation: Cancellation): Promise<void> {
  const { order, reason, now } = cancellation;
  const owner = { userid: order.user_id, market: marketByCode(order.market) };
  await markCancelled(deps, cancellation);
  const lines = await selectBoughtLines(deps, order);
  await returnStock(deps, order.market, lines);
  await releaseFlashUses(deps, owner, lines.flatMap(toFlashUses));
  await releaseVouchers(deps, owner, cancellation);
  const { user_id: userid, order_id, checkoutid, shopid } = order;
  const payload = { userid, order_id, checkoutid, shopid, reason };
  await publishEvent(deps, { market: order.market, topic: 'order-cancelled', payload, now });
}
