import type { ColumnType, Generated } from 'kysely';

/**
 * Categories, shops, items and their ratings. Amounts are integers in the minor unit of the row's `currency`;
 * instants are epoch milliseconds; `market` leads every key.
 */

/** Write a list in a jsonb column as JSON text: the driver would turn it into a PostgreSQL array. */
type JsonList<T> = ColumnType<T[], string, string>;

/** A picture in the pictures folder, with the size of its original. */
export type StoredPicture = { id: string; width: number; height: number };

export type StoredVideo = { id: string; type: 'video/mp4' | 'video/webm'; seconds: number };
export type ItemAttribute = { name: string; value: string };
export type ItemTierVariation = { name: string; options: string[]; pictures: StoredPicture[] };
export type WholesaleTier = { min_quantity: number; price: number };

export type CategoryTable = {
  market: string;
  catid: number;
  /** Null for a top category. */
  parent_id: number | null;
  level: number;
  /** In the market's first language. */
  name: string;
  /** By language, in the market's others; may lack some. */
  names: Generated<Partial<Record<string, string>>>;
  picture: StoredPicture | null;
  /** Items for sale in it and below it, as of the last refresh. */
  item_count: number;
  /** From the top category to this one, inclusive. */
  path: number[];
  /** Sort position among its siblings. */
  position: number;
};

/** The flags of a shop, by their wire names; every item of the shop shows them. */
export type ShopFlags = {
  is_official_shop: boolean;
  show_official_shop_label: boolean;
  shopee_verified: boolean;
  is_preferred_plus_seller: boolean;
  is_service_by_shopee: boolean;
  is_mart: boolean;
};

export type ShopTable = ShopFlags & {
  market: string;
  shopid: number;
  userid: number;
  username: string;
  name: string;
  description: string;
  tagline: string;
  location: string;
  picture: StoredPicture;
  cover: StoredPicture;
  ctime: number;
  last_active: number;
  item_count: number;
  follower_count: number;
  rating_sum: number;
  rating_count: number;
  /** Whole per cent; null if unknown. */
  response_rate: number | null;
  /** Median wait for its first reply in a chat; null if unknown. */
  response_seconds: Generated<number | null>;
  holiday_mode_on: boolean;
  /** Closed by the marketplace, with its owner's account: nothing of it is for sale. */
  is_closed: Generated<boolean>;
  label_ids: number[];
};

/** A shop's own grouping of its items. */
export type ShopCollectionTable = {
  market: string;
  shopid: number;
  collectionid: number;
  name: string;
  position: number;
};

export type ItemTable = {
  market: string;
  shopid: number;
  itemid: number;
  name: string;
  description: string;
  brand: string;
  /** Additional search texts that are not shown: synonyms, the market's other languages. */
  keywords: string;
  catid: number;
  cat_path: number[];
  collection_ids: number[];
  /** The lowest price of a purchasable model; the item's own if it has no models. */
  price: number;
  price_min: number;
  price_max: number;
  /** Null without a discount. */
  price_before_discount: number | null;
  currency: string;
  /** Whole per cent. */
  raw_discount: number;
  /** 1 is normal and available, -1 is of a closed shop. */
  status: number;
  /** The sum of its models' stock if it has any; changed in one transaction. */
  stock: number;
  model_count: number;
  historical_sold: number;
  liked_count: number;
  rating_sum: number;
  rating_count: number;
  /** How many ratings have 1, 2, 3, 4 and 5 stars. */
  rating_breakdown: number[];
  comment_count: number;
  is_adult: boolean;
  can_use_cod: boolean;
  can_use_wholesale: boolean;
  show_free_shipping: boolean;
  has_lowest_price_guarantee: boolean;
  is_new_arrival: boolean;
  is_cc_installment_payment_eligible: boolean;
  is_non_cc_installment_payment_eligible: boolean;
  bundle_deal_label: string | null;
  add_on_deal_label: string | null;
  add_on_deal_sub_type: number | null;
  voucher_label: string | null;
  /** Labels of prices and rewards in the shop's own words; null if absent. */
  exclusive_price_label: string | null;
  deep_discount_label: string | null;
  coin_earn_label: string | null;
  groupbuy_label: string | null;
  /** Whether recommending it earns more commission than usual. */
  show_extra_commission: Generated<boolean>;
  /** Whether it is offered to new shoppers; lists do not depend on it, since they are the same for every shopper. */
  in_welcome_package: Generated<boolean>;
  label_ids: number[];
  pictures: JsonList<StoredPicture>;
  attributes: JsonList<ItemAttribute>;
  tier_variations: JsonList<ItemTierVariation>;
  wholesale_tiers: JsonList<WholesaleTier>;
  shipping_min: number;
  shipping_max: number;
  /** The catalogue product that this is an offer of. */
  catalogueid: Generated<number | null>;
  /** External identifiers: of the trade, the manufacturer and the seller; null if the item's models have their own. */
  gtin: Generated<string | null>;
  mpn: Generated<string | null>;
  sku: Generated<string | null>;
  /** Google's values: `new`, `refurbished`, `used`. */
  condition: Generated<'new' | 'refurbished' | 'used' | null>;
  gender: Generated<string | null>;
  age_group: Generated<string | null>;
  size_system: Generated<string | null>;
  is_used: Generated<boolean>;
  is_pre_order: Generated<boolean>;
  has_video: Generated<boolean>;
  /** Delivery channels: 1 standard, 2 economy. */
  shipping_option_ids: Generated<number[]>;
  ctime: number;
  /** Used by the sort type `pop` and by relevance: larger is more popular. Includes `head_start`. */
  popularity: number;
  /** The part of its popularity that it has for being new. */
  head_start: Generated<number>;
  /** Tokens created by the application, in the text form of a tsvector. */
  search_vector: string;
  /** Number of writes by its seller or a feed. */
  revision: Generated<number>;
};

export type ModelTable = {
  market: string;
  shopid: number;
  itemid: number;
  modelid: number;
  name: string;
  /** The index of its option in each tier variation. */
  tier_index: number[];
  price: number;
  price_before_discount: number | null;
  stock: number;
  /** 1 is normal. */
  status: number;
  gtin: Generated<string | null>;
  mpn: Generated<string | null>;
  sku: Generated<string | null>;
};

/** A period in which an item is in a flash sale: `starts_at` ≤ now < `ends_at`. */
export type FlashSaleTable = {
  market: string;
  shopid: number;
  itemid: number;
  starts_at: number;
  ends_at: number;
  stock: number;
  sold: number;
  price: number;
  /** Pieces that one shopper may buy at this price. */
  per_user_limit: number;
};

export type RatingTable = {
  market: string;
  shopid: number;
  itemid: number;
  ratingid: number;
  userid: number;
  username: string;
  rating_star: number;
  comment: string;
  model_name: string;
  pictures: JsonList<StoredPicture>;
  /** Its bytes are in `rating_video`; null for none. */
  video: StoredVideo | null;
  ctime: number;
  liked_count: number;
  seller_reply: string | null;
};

export type BannerTable = {
  market: string;
  bannerid: number;
  position: number;
  title: string;
  subtitle: string;
  picture: StoredPicture;
  /** A path of the store. */
  link: string;
  theme: 'default' | 'official-shop' | 'supermarket';
};

/** A word by which items can be found, with its trigrams: a target of spelling correction. */
export type SearchWordTable = {
  market: string;
  word: string;
  item_count: number;
  trigrams: string[];
  /** The word's usual spelling if it has accents. */
  written: string | null;
};

/** Suggestions of the search box, highest weight first. */
export type SearchPhraseTable = {
  market: string;
  phrase: string;
  /** Folded for comparison: lower case, without accents. */
  folded: string;
  weight: number;
};

/**
 * What lists filter, sort and count by: a narrow copy of every item that is not removed, with its shop's kinds. Maintained
 * only by triggers. Flags have wire names.
 */
export type ItemListingTable = {
  market: string;
  shopid: number;
  itemid: number;
  popularity: number;
  price_min: number;
  price_max: number;
  ctime: number;
  cat1: number | null;
  cat2: number | null;
  cat3: number | null;
  catalogueid: number | null;
  sold: number;
  discount: number;
  /** The mean rating, rounded down; null without ratings. */
  stars: number | null;
  brand: string;
  location: string;
  picture_id: string | null;
  collection_ids: number[];
  label_ids: number[];
  shipping_option_ids: number[];
  search_vector: string;
};

/** A price at which a product or a variant was offered until `ended_at`; only those that can still be the lowest of their period. */
export type PriceHistoryTable = {
  market: string;
  shopid: number;
  itemid: number;
  /** 0 for a product without variants. */
  modelid: number;
  price: number;
  ended_at: number;
};

/** A running flash sale, with the price and the discount (whole per cent) that lists use meanwhile. */
export type ListedSaleTable = {
  market: string;
  shopid: number;
  itemid: number;
  price: number;
  discount: number;
};

/** A catalogue product of a manufacturer, which shops' items refer to. */
export type CatalogueProductTable = { market: string; catalogueid: number; name: string; brand: string };

/** Coordinates of a location from which shops ship, in degrees. */
export type PlaceTable = { market: string; name: string; lat: number; lon: number };

/** A word that the market censors, folded like searches. */
export type CensoredWordTable = { market: string; word: string };

/** Precounted facets of a whole market, a category, the mall and the supermarket, as of the last refresh. */
export type SearchScopeTable = { market: string; scope: string; total: number; facets: unknown };

/** Search counts in a fixed number of slots per market: each slot keeps its most frequent phrase. */
export type SearchCountTable = {
  market: string;
  slot: number;
  phrase: string;
  folded: string;
  searches: number;
};

/** A word of a shop's name. */
export type ShopWordTable = { market: string; word: string; shopid: number };

export type CatalogueDatabase = {
  category: CategoryTable;
  shop: ShopTable;
  shop_collection: ShopCollectionTable;
  item: ItemTable;
  model: ModelTable;
  price_history: PriceHistoryTable;
  flash_sale: FlashSaleTable;
  rating: RatingTable;
  banner: BannerTable;
  search_word: SearchWordTable;
  search_phrase: SearchPhraseTable;
  item_listing: ItemListingTable;
  listed_sale: ListedSaleTable;
  catalogue_product: CatalogueProductTable;
  place: PlaceTable;
  censored_word: CensoredWordTable;
  search_scope: SearchScopeTable;
  search_count: SearchCountTable;
  shop_word: ShopWordTable;
};
