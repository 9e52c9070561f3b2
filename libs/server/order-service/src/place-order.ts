import { newCartRefusals, requireProvenIdentity } from '@pasar/cart-service';
import type { Shopper } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { PlacedOrder, PlaceOrderRequest } from '@pasar/order-contract';
import { lockBranches } from './branches/find-branch.ts';
import { requireBranches } from './branches/quote-branches.ts';
import { requireUnchangedOrder } from './require-unchanged-order.ts';
import { readChoices } from './checkout-choices.ts';
import { limitUnpaidOrders } from './limit-unpaid-orders.ts';
import { addFlashUses } from './flash-uses.ts';
import type { FlashSaleUse } from './flash-uses.ts';
import { runInTransaction } from './run-in-transaction.ts';
import { runIdempotently } from './run-idempotently.ts';
import type { OrderDeps } from './order-deps.ts';
import { chooseInvoice } from './invoice/choose-invoice.ts';
import { initialPaymentStatus } from './payment-methods.ts';
import { selectPickedLines } from './select-picked-lines.ts';
import type { SelectedLine, CheckoutQuote, QuotedLine } from './quote.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { lockItems, takeStock } from './stock.ts';
import { lockVouchers, addVoucherUse } from './voucher-uses.ts';
import { writeOrders } from './write-orders.ts';
import type { OrderContext, Purchase } from './write-orders.ts';

type OrderAttempt = {
  readonly request: PlaceOrderRequest;
  readonly key: string;
  readonly now: number;
  /** For mails about the orders. */
  readonly page?: OrderContext;
};

const removeBoughtLines = ({ db }: OrderDeps, { userid, market }: Shopper, bought: readonly SelectedLine[]) =>
  db
    .deleteFrom('cart_line')
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('shopid', 'itemid', 'modelid'),
        'in',
        bought.map(({ shopid, itemid, modelid }) => tuple(shopid, itemid, modelid)),
      ),
    )
    .execute();

const listUsedCodes = ({ shops, platformVoucher }: CheckoutQuote): string[] =>
  [platformVoucher, ...shops.map(({ voucher }) => voucher)]
    .flatMap((used) => used?.voucher.code ?? [])
    .toSorted();

/** Lock order, the same everywhere: a shopper's cart lines, items by key, vouchers by code, branches by id. */
async function lockAndQuote(
  deps: OrderDeps,
  shopper: Shopper,
  { request, now }: OrderAttempt,
): Promise<CheckoutQuote> {
  const choices = readChoices(request);
  const picked = choices.buyNow
    ? [choices.buyNow]
    : await selectPickedLines(deps, shopper).forUpdate().execute();
  await lockItems(deps, shopper.market.code, picked);
  await lockVouchers(deps, shopper.market.code, choices.codes);
  await lockBranches(deps, shopper.market.code, [...choices.branches.values()]);
  const quote = await quoteCheckout(deps, shopper, picked, { choices, now });
  requireUnchangedOrder(quote, choices, request);
  requireBranches(quote.shops);
  return quote;
}

const toFlashUses = ({ shopid, itemid, modelid, offer, flash_quantity }: QuotedLine): FlashSaleUse[] =>
  offer.flash && flash_quantity > 0
    ? [{ shopid, itemid, modelid, starts_at: offer.flash.starts_at, quantity: flash_quantity }]
    : [];

async function writePurchase(deps: OrderDeps, shopper: Shopper, purchase: Purchase): Promise<number[]> {
  const { quote, checkoutid, now } = purchase;
  const bought = quote.shops.flatMap(({ lines }) => lines);
  await takeStock(deps, shopper.market.code, bought);
  await addFlashUses(deps, shopper, bought.flatMap(toFlashUses));
  for (const code of listUsedCodes(quote)) await addVoucherUse(deps, shopper, { code, checkoutid, now });
  const orderIds = await writeOrders(deps, shopper, purchase);
  if (purchase.request.buy === undefined) await removeBoughtLines(deps, shopper, bought);
  return orderIds;
}

async function buy(deps: OrderDeps, shopper: Shopper, order: OrderAttempt): Promise<PlacedOrder> {
  const { request, now, page } = order;
  await requireProvenIdentity(deps, shopper, newCartRefusals.kyc);
  const quote = await lockAndQuote(deps, shopper, order);
  const payment = initialPaymentStatus(shopper.market, quote, request, deps);
  if (!quote.address) throw new ApiError(errorCodes.ADDRESS_INVALID, 'There is no such address.');
  await limitUnpaidOrders(deps, shopper, payment);
  const invoice = await chooseInvoice(deps, shopper, request.invoice);
  const checkoutid = deps.ids.next();
  const chosen = { checkoutid, quote, address: quote.address, request, payment, now };
  const purchase = { ...chosen, ...(invoice && { invoice }), ...(page && { page }) };
  const order_ids = await writePurchase(deps, shopper, purchase);
  return { checkoutid, order_ids, total: quote.sums.total, payment_status: payment };
}

/**
 * Buys the selected lines: prices, stock, vouchers, orders, the emptied cart and the stored response in one transaction, or
 * nothing. Repeating a key and request gives the same response. Orders that are not cash on delivery wait for payment. Refuses a
 * member whose identity was refused, as the cart does.
 */
export function placeOrder(deps: OrderDeps, shopper: Shopper, order: OrderAttempt): Promise<PlacedOrder> {
  const { request, key, now } = order;
  const { userid, market } = shopper;
  const call = `place-order/${market.code}`;
  return runInTransaction(deps, (inside) =>
    runIdempotently(inside, { userid, call, key, body: request, now }, () => buy(inside, shopper, order)),
  );
}
