import { findReselectionProblem } from './branch-reselection.ts';
import { canCancel, transitionOrder, orderActions } from './transition-order.ts';
import type { OrderStatus } from './order-status.ts';
import { isPaymentOverdue, latestPaymentDeadline, paymentDeadline } from './payment-deadline.ts';
import { nextPaymentStatus } from './payment-status.ts';
import type { PaymentStatus } from './payment-status.ts';
import type { Actor, OrderAction } from './order-transitions.data.ts';
import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { afterSaleTerms } from './after-sale-terms.ts';
import { coinExpiry, coinsValidUntil, coinTerms, earnedCoins, spendableCoins } from './coin-terms.ts';
import type { ReturnSolution } from './reasons.data.ts';
import { formatInvoiceCode, listInvoiceKinds, normalizeInvoice } from './normalize-invoice.ts';
import type { InvoiceChoice, OrderInvoice } from './normalize-invoice.ts';
import { parseDayRange } from './day-range.ts';
import { startOfDay } from './local-days.ts';
import { refundShare } from './refund-share.ts';
import type { PaidAmounts, LinePieces } from './refund-share.ts';
import { returnOptions } from './return-options.ts';
import type { ReturnAction, ReturnStatus } from './return-transitions.data.ts';
import { incomeState, sellerFees, sellerIncome } from './seller-income.ts';
import type { SoldOrder } from './seller-income.ts';
import { overdueReturnAction, returnDeadline, transitionReturn } from './transition-return.ts';

type OrderCase = {
  readonly status: OrderStatus;
  readonly action: OrderAction;
  readonly actor: Actor;
};

type ReselectionCase = {
  readonly status: OrderStatus;
  readonly reselectBy: number | null;
  readonly now: number;
};
type Market = { readonly market: MarketCode };
type Return = {
  readonly status: ReturnStatus;
  /** `return-and-refund` by default. */
  readonly solution?: ReturnSolution;
  readonly action: ReturnAction;
  readonly actor: Actor;
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'order/move': ({ status, action, actor }: OrderCase) => transitionOrder(status, action, actor),
  'order/actions': ({ status, actor }: OrderCase) => orderActions(status, actor),
  'order/payment-after': ({ action, payment }: { action: OrderAction; payment: PaymentStatus }) =>
    nextPaymentStatus(action, payment),
  'order/payment-deadline': ({ status, placedAt }: { status: OrderStatus; placedAt: number }) =>
    paymentDeadline(status, placedAt) ?? null,
  'order/latest-payment-deadline': ({
    placedAt,
    methodWindowMs,
  }: {
    placedAt: number;
    methodWindowMs: number;
  }) => latestPaymentDeadline(placedAt, methodWindowMs),
  'order/payment-overdue': ({ payBy, now }: { payBy: number | null; now: number }) =>
    isPaymentOverdue(payBy, now),
  'order/reselection-problem': ({ status, reselectBy, now }: ReselectionCase) =>
    findReselectionProblem({ status, reselect_by: reselectBy }, now) ?? null,
  'order/can-cancel': ({ status }: OrderCase) => canCancel(status),
  'order/return-move': ({ status, solution = 'return-and-refund', action, actor }: Return) =>
    transitionReturn({ status, solution }, action, actor),
  'order/return-options': ({ market, isReceived }: Market & { isReceived: boolean }) =>
    returnOptions(afterSaleTerms(market), { isReceived }).map(({ reason }) => reason),
  'order/return-deadline': ({ market, status, at }: Market & { status: ReturnStatus; at: number }) =>
    returnDeadline(status, at, afterSaleTerms(market)) ?? null,
  'order/return-overdue': ({ status, solution }: { status: ReturnStatus; solution: ReturnSolution }) =>
    overdueReturnAction(status, solution) ?? null,
  'order/invoice-kinds': ({ market }: Market) => listInvoiceKinds(market),
  'order/invoice': ({ market, ...choice }: Market & InvoiceChoice) => normalizeInvoice(market, choice),
  'order/invoice-code': (invoice: OrderInvoice) => formatInvoiceCode(invoice),
  'order/refund-share': ({ paid, picked }: { paid: PaidAmounts; picked: LinePieces[] }) =>
    refundShare(paid, picked),
  'order/seller-income': ({ market, ...order }: Market & Omit<SoldOrder, 'fees' | 'currency'>) =>
    sellerIncome({ ...order, currency: marketByCode(market).currency, fees: sellerFees(market) }),
  'order/income-state': ({ status, wasReleased }: { status: OrderStatus; wasReleased: boolean }) =>
    incomeState(status, wasReleased),
  'order/day-range': ({ from, to }: { from: string; to: string }) => parseDayRange(from, to),
  'order/start-of-day': ({ day, timeZone }: { day: string; timeZone: string }) =>
    new Date(startOfDay(day, timeZone)).toISOString(),
  'order/coins-earned': ({ market, paid }: Market & { paid: number }) => earnedCoins(coinTerms(market), paid),
  'order/coins-spendable': ({ market, goods, balance }: Market & { goods: number; balance: number }) =>
    spendableCoins(coinTerms(market), goods, balance),
  'order/coins-expiry': ({ market, now }: Market & { now: number }) => coinExpiry(market, now),
  'order/coins-valid-until': ({ expiresAt }: { expiresAt: number }) => coinsValidUntil(expiresAt),
};
