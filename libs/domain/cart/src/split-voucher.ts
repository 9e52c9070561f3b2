import type { Money } from '@pasar/money';
import { allocateMoney } from '@pasar/money';
import type { Voucher, VoucherBasket } from './evaluate-voucher.ts';

/**
 * Splits a voucher's discount on goods over the lines to which it applies, in proportion to their amounts: the parts, one for
 * each line, sum to the discount. A line of a product that was not chosen gets none. Throws RangeError without lines.
 */
export const splitVoucher = (
  { itemids }: Pick<Voucher, 'itemids'>,
  lines: NonNullable<VoucherBasket['lines']>,
  discount: Money,
): Money[] =>
  allocateMoney(
    discount,
    lines.map(({ itemid, subtotal }) => (itemids?.includes(itemid) === false ? 0 : subtotal.amount)),
  );
