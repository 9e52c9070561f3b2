import { createLocaleFormat } from '@pasar/locale-format';
import { marketLocale } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import { money } from '@pasar/money';

/** Returns the discount, which every buyer of the market can read whatever their language: `−10%`, `−5,00 zł`. */
export function voucherLabel(market: Market, kind: 'percentage' | 'fixed', value: number): string {
  const format = createLocaleFormat(marketLocale(market, market.languages[0]), market.timeZone);
  return `−${kind === 'percentage' ? format.percent(value) : format.money(money(value, market.currency))}`;
}
