import type { Generated } from 'kysely';
import type { StoredPicture } from './catalogue.ts';

/**
 * Curated lists and promotions: collections, hashtags, campaigns, deals, claimed vouchers. Amounts are
 * integers in the minor unit of the market's currency; instants are epoch milliseconds.
 */

export type CollectionTable = {
  market: string;
  collectionid: number;
  name: string;
  description: string;
  picture: StoredPicture;
  position: number;
};

export type CollectionItemTable = { market: string; collectionid: number; shopid: number; itemid: number };

/** `tag` is in lower case. */
export type ItemTagTable = { market: string; tag: string; shopid: number; itemid: number };

export type CampaignTable = {
  market: string;
  campaignid: number;
  title: string;
  subtitle: string;
  picture: StoredPicture;
  theme: 'default' | 'official-shop' | 'supermarket';
  starts_at: number;
  ends_at: number;
  /** The collection whose items it shows. */
  collectionid: number;
};

/** Any `min_quantity` pieces of its items get `percent_off` (whole per cent) off. */
export type BundleDealTable = {
  market: string;
  shopid: number;
  dealid: number;
  label: string;
  min_quantity: number;
  percent_off: number;
  starts_at: number;
  ends_at: number;
  /** For the shop only; buyers see the label. */
  name: Generated<string>;
  /** Number of saves, for optimistic locking. */
  revision: Generated<number>;
  /** Whether the cards of its products show it: running deals only. */
  is_on_cards: Generated<boolean>;
};
export type BundleDealItemTable = { market: string; shopid: number; dealid: number; itemid: number };

export type AddOnDealTable = {
  market: string;
  shopid: number;
  dealid: number;
  label: string;
  /** 0 default, 1 free gift, 2 sub-purchase. */
  sub_type: number;
  starts_at: number;
  ends_at: number;
  /** For the shop only; buyers see the label. */
  name: Generated<string>;
  /** Number of saves, for optimistic locking. */
  revision: Generated<number>;
  /** Whether the cards of its products show it: running deals only. */
  is_on_cards: Generated<boolean>;
};
export type AddOnDealMainTable = { market: string; shopid: number; dealid: number; itemid: number };
/** For each piece of a main item, `per_main` pieces cost `price`. */
export type AddOnDealSubTable = AddOnDealMainTable & { price: number; per_main: number };

/** Pieces that a shopper bought at a sale's price. */
export type FlashSaleUseTable = {
  user_id: number;
  market: string;
  shopid: number;
  itemid: number;
  starts_at: number;
  quantity: number;
};

export type VoucherClaimTable = { user_id: number; market: string; code: string; claimed_at: number };

/** A seller's rating of a buyer. */
export type BuyerRatingTable = {
  user_id: number;
  ratingid: number;
  market: string;
  shopid: number;
  rating_star: number;
  comment: string;
  ctime: number;
};

export type ListsDatabase = {
  collection: CollectionTable;
  collection_item: CollectionItemTable;
  item_tag: ItemTagTable;
  campaign: CampaignTable;
  bundle_deal: BundleDealTable;
  bundle_deal_item: BundleDealItemTable;
  add_on_deal: AddOnDealTable;
  add_on_deal_main: AddOnDealMainTable;
  add_on_deal_sub: AddOnDealSubTable;
  flash_sale_use: FlashSaleUseTable;
  voucher_claim: VoucherClaimTable;
  buyer_rating: BuyerRatingTable;
};
