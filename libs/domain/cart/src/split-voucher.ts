import type { Money } from '@pasar/money';
import { allocatePrice } from '@pasar/money';
import type { VoucherRule, VoucherBasket } from './evaluate-voucher.ts';

/**
 * Splits a voucher's discount on goods over the lines to which it applies, in proportion to their amounts: the parts, one for
 * each line, are whole price steps and sum to the discount. A line of a product that was not chosen gets none. Throws RangeError without lines.
 */
export const splitVoucher = (
  { itemids }: Pick<VoucherRule, 'itemids'>,
  lines: NonNullable<VoucherBasket['lines']>,
  discount: Money,
): Money[] =>
  allocatePrice(
    discount,
    lines.map(({ itemid, subtotal }) => (itemids?.includes(itemid) === false ? 0 : subtotal.amount)),
  );
