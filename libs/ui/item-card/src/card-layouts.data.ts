import type { CardSetName } from '@pasar/badge-rules';

/** The layout of a set's cards. Every row keeps its height even if empty. */
export type CardLayout = {
  /** The picture above the text, or beside it. */
  readonly shape: 'upright' | 'lying';
  readonly size: 'normal' | 'small';
  readonly nameLines: 1 | 2;
  readonly before: boolean;
  readonly rating: boolean;
  readonly sold: boolean;
  /** Whether there is a row of promotion labels. */
  readonly labels: boolean;
  /** Whether there is a last row: the shop's location or the featured text, and the corner badge. */
  readonly foot: boolean;
  /** Whether there is a cart button beside the price. */
  readonly cart: boolean;
};

const standard: CardLayout = {
  shape: 'upright',
  size: 'normal',
  nameLines: 2,
  before: true,
  rating: true,
  sold: true,
  labels: true,
  foot: true,
  cart: true,
};

const lite: CardLayout = { ...standard, size: 'small', foot: false };

/** The layout of each card set (doc2 §3 Item-card manifest); its manifest decides which badges show. */
export const cardLayouts: Readonly<Record<CardSetName, CardLayout>> = {
  PDP: standard,
  STANDARD: standard,
  SIMPLIFIED_COUNT: { ...lite, before: false, rating: false, labels: false, cart: false },
  SIMPLIFIED: {
    ...lite,
    nameLines: 1,
    before: false,
    rating: false,
    sold: false,
    labels: false,
    cart: false,
  },
  PROMOTION_MICROSITE: standard,
  PROMOTION_PWG: { ...standard, rating: false, sold: false },
  PROMOTION_BUY_AGAIN: { ...standard, rating: false, sold: false },
  PROMOTION_HORIZONTAL: { ...standard, shape: 'lying' },
  CRM_HOT_DEAL: { ...standard, nameLines: 1, rating: false },
  LITE_STANDARD: lite,
  LITE_PROMOTION_MICROSITE: { ...lite, nameLines: 1 },
  LITE_HORIZONTAL_PROMOTION: { ...lite, shape: 'lying', rating: false },
  TOP_PRODUCTS: { ...standard, nameLines: 1 },
  DAILY_DISCOVER: standard,
  S_MART: { ...standard, rating: false },
  NEW_USER_ZONE: { ...standard, size: 'small', rating: false, sold: false },
};
