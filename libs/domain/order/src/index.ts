export { initialStatus } from './initial-status.ts';
export { canCancel, transitionOrder, orderActions } from './transition-order.ts';
export type { OrderTransitionResult } from './transition-order.ts';
export { isOrderStatus, orderStatuses } from './order-status.ts';
export type { OrderStatus } from './order-status.ts';
export { parseOrderStatus } from './parse-order-status.ts';
export { actors } from './order-transitions.data.ts';
export type { Actor, OrderAction, Transition } from './order-transitions.data.ts';
export { pictureAllowance } from './picture-allowance.data.ts';
export { ratingVideoLimits } from './rating-video.data.ts';
export {
  isPaymentOverdue,
  latestPaymentDeadline,
  paymentDeadline,
  paymentWindowMs,
} from './payment-deadline.ts';
export { maxUnpaidOrders } from './unpaid-orders.ts';
export { initialPaymentStatuses, nextPaymentStatus, paymentStatuses } from './payment-status.ts';
export type { InitialPaymentStatus, PaymentStatus } from './payment-status.ts';
export {
  awaitsBranch,
  branchStatuses,
  canChangeBranch,
  findReselectionProblem,
  hasShippingLabel,
} from './branch-reselection.ts';
export type { BranchStatus, ReselectionProblem } from './branch-reselection.ts';
export { afterSaleTerms, daysAfter, isPast } from './after-sale-terms.ts';
export type { AfterSaleTerms } from './after-sale-terms.data.ts';
export { coinExpiry, coinsValidUntil, coinTerms, earnedCoins, spendableCoins } from './coin-terms.ts';
export type { CoinTerms } from './coin-terms.data.ts';
export {
  cancelReasons,
  maxReturnPictures,
  returnReasonIds,
  returnReasons,
  returnSolutions,
  sellerCancelReasons,
} from './reasons.data.ts';
export type { CancelReason, ReturnReason, ReturnSolution, SellerCancelReason } from './reasons.data.ts';
export { invoiceKinds } from './invoice-kinds.data.ts';
export type { InvoiceKind } from './invoice-kinds.data.ts';
export { describeInvoice } from './describe-invoice.ts';
export { formatInvoiceCode, listInvoiceKinds, normalizeInvoice } from './normalize-invoice.ts';
export type { InvoiceChoice, OrderInvoice } from './normalize-invoice.ts';
export { normalizeTaxNumber } from './normalize-tax-number.ts';
export { refundShare } from './refund-share.ts';
export type { PaidAmounts, LinePieces, RefundableLine, RefundLine, RefundShare } from './refund-share.ts';
export { returnOptions } from './return-options.ts';
export type { ReturnOption } from './return-options.ts';
export { returnStatuses } from './return-transitions.data.ts';
export type { ReturnAction, ReturnStatus, ReturnTransition } from './return-transitions.data.ts';
export { overdueReturnAction, returnActions, returnDeadline, transitionReturn } from './transition-return.ts';
export type { ReturnTransitionResult } from './transition-return.ts';
export { maxRangeDays, parseDayRange, rangeInstants } from './day-range.ts';
export type { DayRange, DayRangeProblem } from './day-range.ts';
export { localDay, startOfDay, startOfMonth, startOfWeek } from './local-days.ts';
export type { LocalDay } from './local-days.ts';
export type { SellerFees } from './seller-fees.data.ts';
export { incomeState, incomeStates, sellerFees, sellerIncome } from './seller-income.ts';
export type { IncomeState, SellerIncome, SoldOrder } from './seller-income.ts';
