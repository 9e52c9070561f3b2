import { cardInstallmentFlag } from '@pasar/badge-rules';
import type { Market } from '@pasar/markets';
import { isInstallmentAmount } from '@pasar/payment';

type Flags = Partial<Record<ReturnType<typeof cardInstallmentFlag>, boolean>>;

/** The market's flag for card instalments of an item: set from the market's smallest amount. `price` in minor units. */
export const cardInstallmentField = (market: Market, price: number): Flags => ({
  [cardInstallmentFlag(market)]: isInstallmentAmount(market, price),
});
