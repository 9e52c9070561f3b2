import type { CardSlot } from './badge.ts';
import type { CardSetName } from './card-set-ids.data.ts';
import type { BadgeName } from './display-rules.data.ts';

type Layout = Readonly<Partial<Record<CardSlot, readonly BadgeName[]>>>;

/** Most specific kind of shop first: a card shows the first match. */
const shopFlags = [
  'FLAGSHIP_SHOP',
  'MALL_FBS',
  'OFFICIAL_SHOP',
  'S_MART',
  'PREMIUM',
  'PREFERRED_PLUS',
  'PREFERRED',
  'SBS',
] as const;
const deals = ['FREE_GIFT', 'VOUCHER', 'BUNDLE_DEAL', 'ADD_ON_DEAL', 'GROUPBUY'] as const;
const payment = ['CC_INSTALLMENT', 'NON_CC_INSTALLMENT', 'WHOLESALE', 'COD'] as const;
const prices = ['EXCLUSIVE_PRICE', 'DEEP_DISCOUNT', 'LOWEST_PRICE', 'COIN'] as const;
const people = ['RELATIONSHIP', 'FRIEND_RELATIONSHIP', 'EXTRA_COMMISSION'] as const;

const standard = {
  imageFlag: shopFlags,
  overlayImage: ['FLASH_SALE', 'WELCOME_PACKAGE'],
  iconInPrice: prices,
  promotionLabel: [...deals, ...payment],
  topRight: ['DISCOUNT', 'NEW_ARRIVAL'],
  bottomRight: ['FREE_SHIPPING'],
  featureElement: people,
} as const satisfies Layout;

const lite = {
  imageFlag: shopFlags,
  overlayImage: ['FLASH_SALE'],
  promotionLabel: deals,
  topRight: ['DISCOUNT'],
} as const satisfies Layout;

const promotion = { ...standard, featureElement: [] } as const satisfies Layout;

/** The default badges of each slot, by card set, unless the operator's manifest replaces them. */
export const cardSetLayouts: Readonly<Record<CardSetName, Layout>> = {
  PDP: { ...standard, overlayImage: [], topRight: ['DISCOUNT'] },
  STANDARD: standard,
  SIMPLIFIED_COUNT: { imageFlag: shopFlags, overlayImage: ['FLASH_SALE'], topRight: ['DISCOUNT'] },
  SIMPLIFIED: { imageFlag: shopFlags, topRight: ['DISCOUNT'] },
  PROMOTION_MICROSITE: promotion,
  PROMOTION_PWG: promotion,
  PROMOTION_BUY_AGAIN: promotion,
  PROMOTION_HORIZONTAL: promotion,
  CRM_HOT_DEAL: promotion,
  LITE_STANDARD: lite,
  LITE_PROMOTION_MICROSITE: lite,
  LITE_HORIZONTAL_PROMOTION: lite,
  // One badge for both kinds: these cards have the least room.
  TOP_PRODUCTS: { ...promotion, promotionLabel: [...deals, 'INSTALLMENTS', 'WHOLESALE', 'COD'] },
  DAILY_DISCOVER: standard,
  S_MART: standard,
  NEW_USER_ZONE: { ...standard, overlayImage: ['WELCOME_PACKAGE', 'FLASH_SALE'] },
};
