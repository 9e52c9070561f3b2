import { voucherSavings } from '@pasar/cart';
import type { MarketCode } from '@pasar/markets';
import { incomeState, initialStatus, sellerFees, sellerIncome } from '@pasar/order';
import type { InitialPaymentStatus } from '@pasar/order';
import type { QuotedShop } from '../quote.ts';
import { splitShopVoucher } from '../split-shop-voucher.ts';

type Placement = { readonly payment: InitialPaymentStatus; readonly now: number };

/** Returns a new order's shop discounts, its fees and the income to expect. */
export function toIncomeColumns(share: QuotedShop, market: MarketCode, { payment, now }: Placement) {
  const { lines, sums } = share;
  const voucherParts = splitShopVoucher(share);
  const { currency } = sums.total;
  const off = voucherSavings(sums.voucher, currency);
  const fees = sellerFees(market);
  const { income } = sellerIncome({
    ...{ currency, goods: sums.merchandise_total.amount, fees, isCancelled: false },
    ...{ shopVoucher: off.merchandise.amount, shopShipping: off.shipping.amount },
    lines: lines.map(({ subtotal, quantity }, index) => ({
      ...{ line_no: index + 1, quantity, returned: 0 },
      subtotal: subtotal.amount - (voucherParts[index] ?? 0),
    })),
  });
  return {
    shop_voucher_discount: off.merchandise.amount,
    shop_shipping_discount: off.shipping.amount,
    commission_basis_points: fees.commissionBasisPoints,
    transaction_fee_basis_points: fees.transactionFeeBasisPoints,
    income_state: incomeState(initialStatus(payment), false),
    income,
    income_at: now,
  };
}
