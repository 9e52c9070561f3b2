import type { BadgeName } from '@pasar/badge-rules';
import type { IconName, TagTone } from '@pasar/design-system';
import type { ItemCardData } from './item-card-data.ts';
import type words from './translations/en.json';

/** A badge's colour, icon and text, and the seller's own text where the wire has one. */
export type BadgeStyle = {
  readonly tone: TagTone;
  readonly icon?: IconName;
  readonly word: keyof typeof words;
  readonly text?: (item: ItemCardData) => unknown;
};

/** The style of each predefined badge; an operator's own badge shows its name in a neutral style. */
export const badgeStyles: Readonly<Partial<Record<string, BadgeStyle>>> = {
  FLAGSHIP_SHOP: { tone: 'official', word: 'flagship_shop' },
  MALL_FBS: { tone: 'official', word: 'mall_fbs' },
  OFFICIAL_SHOP: { tone: 'official', word: 'official_shop' },
  S_MART: { tone: 'supermarket', word: 's_mart' },
  PREMIUM: { tone: 'brand', word: 'premium' },
  PREFERRED_PLUS: { tone: 'accent', word: 'preferred_plus' },
  PREFERRED: { tone: 'accent-soft', word: 'preferred' },
  SBS: { tone: 'info', word: 'sbs' },
  FLASH_SALE: { tone: 'price', icon: 'bolt-filled', word: 'flash_sale' },
  WELCOME_PACKAGE: { tone: 'brand', icon: 'gift', word: 'welcome_package' },
  EXCLUSIVE_PRICE: {
    tone: 'brand-soft',
    icon: 'tag',
    word: 'exclusive_price',
    text: ({ exclusive_price_info: info }) =>
      info?.exclusive_price_results?.find(({ label }) => label)?.label,
  },
  DEEP_DISCOUNT: {
    tone: 'price-soft',
    icon: 'bolt',
    word: 'deep_discount',
    text: (item) => item.deep_discount_label,
  },
  LOWEST_PRICE: { tone: 'success', icon: 'check', word: 'lowest_price' },
  COIN: { tone: 'accent-soft', icon: 'cash', word: 'coin', text: (item) => item.coin_earn_label },
  FREE_GIFT: { tone: 'brand-soft', icon: 'gift', word: 'free_gift' },
  VOUCHER: {
    tone: 'price-soft',
    icon: 'ticket',
    word: 'voucher',
    text: (item) => item.voucher_info?.label,
  },
  BUNDLE_DEAL: {
    tone: 'accent-soft',
    word: 'bundle_deal',
    text: (item) => item.bundle_deal_info?.bundle_deal_label,
  },
  ADD_ON_DEAL: {
    tone: 'accent-soft',
    word: 'add_on_deal',
    text: (item) => item.add_on_deal_info?.add_on_deal_label,
  },
  GROUPBUY: { tone: 'accent-soft', word: 'groupbuy', text: (item) => item.groupbuy_label },
  CC_INSTALLMENT: { tone: 'neutral', word: 'cc_installment' },
  NON_CC_INSTALLMENT: { tone: 'neutral', word: 'non_cc_installment' },
  INSTALLMENTS: { tone: 'neutral', word: 'installments' },
  WHOLESALE: { tone: 'neutral', word: 'wholesale' },
  COD: { tone: 'neutral', word: 'cod' },
  NEW_ARRIVAL: { tone: 'info', word: 'new_arrival' },
  FREE_SHIPPING: { tone: 'success', icon: 'truck', word: 'free_shipping' },
  RELATIONSHIP: {
    tone: 'neutral',
    icon: 'store',
    word: 'relationship',
    text: (item) => item.relationship_label?.label,
  },
  FRIEND_RELATIONSHIP: {
    tone: 'neutral',
    icon: 'user',
    word: 'friend_relationship',
    text: (item) => item.friend_relationship_label?.label,
  },
  EXTRA_COMMISSION: { tone: 'neutral', icon: 'cash', word: 'extra_commission' },
} satisfies Readonly<Record<Exclude<BadgeName, 'DISCOUNT'>, BadgeStyle>>;
