import type { Money } from '@pasar/money';
import { minMoney } from '@pasar/money';

/** The discount in whole per cent, rounded half up but limited to 1 to 99; 0 without a discount. Throws on two currencies. */
export const discountPercent = (price: Money, before: Money | undefined): number => {
  if (!before || minMoney(price, before) === before || price.amount === before.amount) return 0;
  const percent = Math.floor(((before.amount - price.amount) / before.amount) * 100 + 0.5);
  return price.amount === 0 ? 100 : Math.min(99, Math.max(1, percent));
};
