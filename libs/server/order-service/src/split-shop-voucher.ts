import { splitVoucher, voucherSavings } from '@pasar/cart';
import type { QuotedShop } from './quote.ts';

/** Returns the part of each line in the discount of the shop's own voucher, in minor units. */
export function splitShopVoucher({ lines, voucher, sums }: QuotedShop): number[] {
  if (!voucher) return lines.map(() => 0);
  const { merchandise } = voucherSavings(sums.voucher, sums.total.currency);
  return splitVoucher(voucher.voucher, lines, merchandise).map(({ amount }) => amount);
}
