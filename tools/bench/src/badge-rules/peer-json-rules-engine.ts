import { loadPeer } from '../peers.ts';
import type { Card } from './cards.ts';

type Engine = {
  readonly addRule: (rule: object) => void;
  readonly run: (facts: object) => Promise<{ readonly events: readonly { readonly type: string }[] }>;
};

type Condition = readonly [fact: string, operator: string, value: unknown];

/** The rules that use only the card's own facts, as engine conditions; all conditions of a badge must hold. */
const rules: Readonly<Record<string, readonly Condition[]>> = {
  PREFERRED: [['shopee_verified', 'equal', true]],
  PREFERRED_PLUS: [['is_preferred_plus_seller', 'equal', true]],
  OFFICIAL_SHOP: [
    ['is_official_shop', 'equal', true],
    ['show_official_shop_label', 'equal', true],
  ],
  SBS: [['is_service_by_shopee', 'equal', true]],
  FLASH_SALE: [
    ['is_on_flash_sale', 'equal', true],
    ['stock', 'greaterThan', 0],
  ],
  COD: [['can_use_cod', 'equal', true]],
  WHOLESALE: [
    ['can_use_wholesale', 'equal', true],
    ['has_add_on_deal', 'equal', false],
  ],
  FREE_GIFT: [['is_free_gift', 'equal', true]],
  DISCOUNT: [['raw_discount', 'greaterThan', 0]],
  BUNDLE_DEAL: [['has_bundle_deal', 'equal', true]],
  ADD_ON_DEAL: [['has_add_on_deal', 'equal', true]],
  VOUCHER: [['has_voucher', 'equal', true]],
  COIN: [['has_coins', 'equal', true]],
  LOWEST_PRICE: [['has_lowest_price_guarantee', 'equal', true]],
  FREE_SHIPPING: [['show_free_shipping', 'equal', true]],
  NEW_ARRIVAL: [['is_new_arrival', 'equal', true]],
};

export const ruledBadges: readonly string[] = Object.keys(rules);

/** Flattens the facts, which is faster for the engine than resolving paths. */
const toFacts = ({ item, shop }: Card): object => ({
  ...shop,
  ...item,
  has_bundle_deal: Boolean(item.bundle_deal_info?.bundle_deal_label),
  has_add_on_deal: Boolean(item.add_on_deal_info?.add_on_deal_label),
  is_free_gift: item.add_on_deal_info?.sub_type === 1,
  has_voucher: Boolean(item.voucher_info?.label),
  has_coins: Boolean(item.coin_earn_label),
});

/** Returns the badges whose rules hold for a card, ignoring slots, exclusions and limits. */
export type HoldingBadges = (card: Card) => Promise<readonly string[]>;

export const jsonRulesEngine = async (): Promise<HoldingBadges> => {
  const peer = await loadPeer<{ Engine: new () => Engine }>('json-rules-engine');
  const engine = new peer.Engine();
  for (const [type, conditions] of Object.entries(rules)) {
    const all = conditions.map(([fact, operator, value]) => ({ fact, operator, value }));
    engine.addRule({ conditions: { all }, event: { type } });
  }
  return async (card) => (await engine.run(toFacts(card))).events.map(({ type }) => type);
};
