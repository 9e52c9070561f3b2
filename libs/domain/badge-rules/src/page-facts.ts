import type { MarketCode } from '@pasar/markets';
import { marketByCode } from '@pasar/markets';
import { isMallHostVariant, isMallPath } from '@pasar/routing-table';
import { flagBadgeName } from './badge-name.ts';
import type { MarketBadges } from './market-badges.data.ts';
import { marketBadges } from './market-badges.data.ts';

/** Where a card is shown; the same for every card of a page. */
export type CardContext = {
  readonly market: MarketCode;
  /** Path of the page; `/` by default. */
  readonly path?: string;
  /** Host of the page, for the mall's own host (amb-official-mall-path). */
  readonly host?: string;
  /** Names of enabled toggles: `s-mart-badge` … */
  readonly toggles?: readonly string[];
  /** Names of the visitor's experiments: `cod-badge`, `flash-sale-badge`. */
  readonly experiments?: readonly string[];
  /** Markets where installment badges show; by default those whose row enables them (amb-installment-whitelist). */
  readonly installmentMarkets?: readonly string[];
  /** Label of PREMIUM by market; by default the market's row (amb-premium-labels). */
  readonly premiumLabels?: Readonly<Record<string, number | readonly number[]>>;
};

/** What the rules need to know about the page, derived from its context. */
export type PageFacts = {
  readonly mall: boolean;
  /** Badges whose toggle or experiment is enabled. */
  readonly enabledFlags: ReadonlySet<string>;
  readonly installments: boolean;
  readonly premiumLabels: readonly number[];
  /** The market's labels of flagship shops. */
  readonly flagshipLabels: readonly number[];
} & MarketBadges;

const isInstallmentMarket = ({ market, installmentMarkets }: CardContext): boolean =>
  installmentMarkets?.includes(market) ?? marketByCode(market).installmentWhitelist;

const resolvePremiumLabels = ({ market, premiumLabels = {} }: CardContext): readonly number[] =>
  [premiumLabels[market] ?? marketByCode(market).premiumLabelId ?? []].flat();

/** Whether the page belongs to the mall: its paths, or its own host. */
export const isMallPage = ({ market, path = '/', host = '', toggles = [] }: CardContext): boolean =>
  isMallPath(path, market) || isMallHostVariant(host, toggles);

/** Derives a page's facts once for all its cards. Throws on an unknown market. */
export const readPageFacts = (context: CardContext): PageFacts => {
  const { market, toggles = [], experiments = [] } = context;
  return {
    ...marketBadges[market],
    mall: isMallPage(context),
    enabledFlags: new Set([...toggles, ...experiments].map(flagBadgeName)),
    installments: isInstallmentMarket(context),
    premiumLabels: resolvePremiumLabels(context),
    flagshipLabels: [marketByCode(market).flagshipLabelId ?? []].flat(),
  };
};
