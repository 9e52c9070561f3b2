import type { DealKind } from '@pasar/cart';
import { createLocaleFormat } from '@pasar/locale-format';
import { marketLocale } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import { dealWords } from './deal-words.data.ts';

type DealTerms = {
  readonly kind: DealKind;
  readonly min_quantity?: number | undefined;
  readonly percent_off?: number | undefined;
};

/** Returns what buyers see of a deal, in the market's first language: `Any 2, save 10%`. */
export function dealLabel(market: Market, { kind, min_quantity = 0, percent_off = 0 }: DealTerms): string {
  const [language] = market.languages;
  const words = dealWords[language];
  if (kind !== 'bundle') return kind === 'gift' ? words.gift : words.addOn;
  const { number, percent } = createLocaleFormat(marketLocale(market, language), market.timeZone);
  return words.bundle.replace('{count}', number(min_quantity)).replace('{percent}', percent(percent_off));
}
