import type { ColumnType, Generated } from 'kysely';

/**
 * Categories, shops, items and what is said of them. Amounts are integers in the minor unit of the row's `currency`;
 * instants are epoch milliseconds; `market` leads every key.
 */

/** A list in a jsonb column is written as its JSON text: the driver would make a PostgreSQL array of it. */
type JsonList<T> = ColumnType<T[], string, string>;

/** A picture in the pictures folder, with the size of its original. */
export type StoredPicture = { id: string; width: number; height: number };
export type ItemAttribute = { name: string; value: string };
export type ItemTierVariation = { name: string; options: string[]; pictures: StoredPicture[] };
export type WholesaleTier = { min_quantity: number; price: number };

export type CategoryTable = {
  market: string;
  catid: number;
  /** Null at the top. */
  parent_id: number | null;
  level: number;
  name: string;
  picture: StoredPicture | null;
  /** Items for sale in it and below it, as counted when they were indexed last. */
  item_count: number;
  /** From the top category to this one, itself included. */
  path: number[];
  /** Place among its siblings. */
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
  /** Whole per cent; null while it is not known. */
  response_rate: number | null;
  holiday_mode_on: boolean;
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
  /** Further words by which it is found and that nobody reads: synonyms, the market's other languages. */
  keywords: string;
  catid: number;
  cat_path: number[];
  collection_ids: number[];
  /** The lowest price of a model that can be bought; the item's own where it has none. */
  price: number;
  price_min: number;
  price_max: number;
  /** Null when nothing is taken off. */
  price_before_discount: number | null;
  currency: string;
  /** Whole per cent. */
  raw_discount: number;
  /** 1 is normal and available. */
  status: number;
  /** The sum of its models' where it has any; they are changed in one transaction. */
  stock: number;
  model_count: number;
  historical_sold: number;
  liked_count: number;
  rating_sum: number;
  rating_count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
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
  /** Labels of prices and rewards in the shop's own words; null where there is none. */
  exclusive_price_label: string | null;
  deep_discount_label: string | null;
  coin_earn_label: string | null;
  groupbuy_label: string | null;
  /** Whether who recommends it earns more than usual. */
  show_extra_commission: Generated<boolean>;
  /** Whether new shoppers are offered it; who is new is one shopper's own matter, so lists do not tell. */
  in_welcome_package: Generated<boolean>;
  label_ids: number[];
  pictures: JsonList<StoredPicture>;
  attributes: JsonList<ItemAttribute>;
  tier_variations: JsonList<ItemTierVariation>;
  wholesale_tiers: JsonList<WholesaleTier>;
  shipping_min: number;
  shipping_max: number;
  /** The product of the catalogue that this is an offer of. */
  catalogueid: Generated<number | null>;
  /** What others call it: the trade's number, the maker's, the seller's; null for an item whose models have their own. */
  gtin: Generated<string | null>;
  mpn: Generated<string | null>;
  sku: Generated<string | null>;
  /** By Google's words: `new`, `refurbished`, `used`. */
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
  /** What `pop` sorts by and relevancy leans on: larger is more popular. */
  popularity: number;
  /** Tokens made by the application, in the text form of a tsvector. */
  search_vector: string;
  /** How often its seller, or a feed, has written it. */
  revision: Generated<number>;
};

export type ModelTable = {
  market: string;
  shopid: number;
  itemid: number;
  modelid: number;
  name: string;
  /** Which option of each tier variation it is. */
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

/** A time during which an item is shown as a flash sale: `starts_at` ≤ now < `ends_at`. */
export type FlashSaleTable = {
  market: string;
  shopid: number;
  itemid: number;
  starts_at: number;
  ends_at: number;
  stock: number;
  sold: number;
  price: number;
  /** Pieces that one shopper may have at this price. */
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

/** Every word by which an item can be found, with its trigrams: what a typing error is corrected to. */
export type SearchWordTable = {
  market: string;
  word: string;
  item_count: number;
  trigrams: string[];
  /** How the word is mostly written, where that is with accents. */
  written: string | null;
};

/** Searches that the search box offers, the heaviest first. */
export type SearchPhraseTable = {
  market: string;
  phrase: string;
  /** As it is compared: lower case, without accents. */
  folded: string;
  weight: number;
};

/**
 * What lists are filtered, sorted and counted by: a narrow copy of every item that is not removed, with its shop's kinds.
 * Triggers keep it; nobody else writes it. Flags have their names on the wire.
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
  /** The mean rating, rounded down; null where nobody rated. */
  stars: number | null;
  brand: string;
  location: string;
  picture_id: string | null;
  collection_ids: number[];
  label_ids: number[];
  shipping_option_ids: number[];
  search_vector: string;
};

/** A flash sale that runs, with the price and the discount (whole per cent) that lists go by meanwhile. */
export type ListedSaleTable = {
  market: string;
  shopid: number;
  itemid: number;
  price: number;
  discount: number;
};

/** A product as its maker sells it; shops' items point at it. */
export type CatalogueProductTable = { market: string; catalogueid: number; name: string; brand: string };

/** Where a place that shops send from lies, in degrees. */
export type PlaceTable = { market: string; name: string; lat: number; lon: number };

/** What the market does not search for; folded as searches are. */
export type CensoredWordTable = { market: string; word: string };

/** Counts of a whole market, a category, the mall and the supermarket, as of the last refresh. */
export type SearchScopeTable = { market: string; scope: string; total: number; facets: unknown };

/** What is searched for, in a fixed number of slots a market: a slot keeps the phrase that comes most often. */
export type SearchCountTable = {
  market: string;
  slot: number;
  phrase: string;
  folded: string;
  searches: number;
};

/** The words of a shop's names. */
export type ShopWordTable = { market: string; word: string; shopid: number };

export type CatalogueDatabase = {
  category: CategoryTable;
  shop: ShopTable;
  shop_collection: ShopCollectionTable;
  item: ItemTable;
  model: ModelTable;
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
