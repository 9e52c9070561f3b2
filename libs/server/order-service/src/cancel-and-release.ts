import { marketByCode } from '@pasar/markets';
import type { Actor, OrderAction } from '@pasar/order';
import { settleEarnedCoins } from './coins/settle-earned-coins.ts';
import { releaseFlashUses } from './flash-uses.ts';
import { listFlashUses, countHeldPieces } from './held-pieces.ts';
import { applyOrderAction } from './apply-order-action.ts';
import { settleIncome } from './income/settle-income.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';
import type { OrderRow } from './order-row.ts';
import { publishEvent } from './publish-event.ts';
import { refundOrder } from './refund-order.ts';
import { selectBoughtLines } from './select-bought-lines.ts';
import { returnStock } from './stock.ts';
import { releaseVoucherUse } from './voucher-uses.ts';

/** The published reason of a cancellation. */
type CancelCause = 'by-buyer' | 'by-seller' | 'payment-overdue' | 'no-branch' | 'returned';

type Cancellation = {
  readonly order: OrderRow;
  /** The current rows of the checkout's other orders. */
  readonly others: readonly OrderRow[];
  readonly reason: CancelCause;
  readonly actor: Actor;
  /** The action that ends the order; defaults to `cancel`. */
  readonly action?: Extract<OrderAction, 'cancel' | 'accept-cancellation' | 'refund'>;
  /** A note in the history. */
  readonly note?: string | undefined;
  /** Whether the seller has the goods; defaults to true. */
  readonly restocks?: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Releases the shop's voucher, and the platform voucher if no other order of the checkout uses it. */
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

async function releaseGoods(deps: OrderDeps, owner: OrderOwner, { order }: Cancellation): Promise<void> {
  const lines = await selectBoughtLines(deps, order);
  await returnStock(
    deps,
    order.market,
    lines
      .map((line) => ({ ...line, quantity: countHeldPieces(line) }))
      .filter(({ quantity }) => quantity > 0),
  );
  await releaseFlashUses(
    deps,
    owner,
    lines.flatMap((line) => listFlashUses(line, countHeldPieces(line))),
  );
}

/**
 * Cancels an order and releases what it holds: stock, flash sale pieces, vouchers, coins and money. Call it in a
 * transaction that has locked the checkout and its orders, for an order that is not cancelled yet.
 */
export async function cancelAndRelease(deps: OrderDeps, cancellation: Cancellation): Promise<void> {
  const { order, reason, actor, action = 'cancel', note, restocks = true, now } = cancellation;
  const owner = { userid: order.user_id, market: marketByCode(order.market) };
  const cancelled = await applyOrderAction(deps, order, { action, actor, note, now });
  if (restocks) await releaseGoods(deps, owner, cancellation);
  await releaseVouchers(deps, owner, cancellation);
  const amount = order.total - order.refunded_amount;
  const coins = order.coins_spent - order.refunded_coins;
  await refundOrder(deps, order, { amount, coins, reference: 'cancelled', reason: 'cancelled', now });
  await settleEarnedCoins(deps, cancelled, now);
  await settleIncome(deps, order, now);
  const { user_id: userid, order_id, checkoutid, shopid } = order;
  const is_unpaid = order.status === 'to_pay';
  const payload = { userid, order_id, checkoutid, shopid, reason, ...(is_unpaid && { is_unpaid }) };
  await publishEvent(deps, { market: order.market, topic: 'order-cancelled', payload, now });
}
