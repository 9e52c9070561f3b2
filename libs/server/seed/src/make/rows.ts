import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** Row types as read from the database: the seed inserts them as JSON, so no other form is needed. */
export type AddOnDealRow = Row<'add_on_deal'>;
export type AddOnMainRow = Row<'add_on_deal_main'>;
export type AddOnSubRow = Row<'add_on_deal_sub'>;
export type BannerRow = Row<'banner'>;
export type BranchRow = Row<'pick_up_branch'>;
export type BundleDealRow = Row<'bundle_deal'>;
export type BuyerRatingRow = Row<'buyer_rating'>;
export type CampaignRow = Row<'campaign'>;
export type CartLineRow = Row<'cart_line'>;
export type CensoredWordRow = Row<'censored_word'>;
export type PlaceRow = Row<'place'>;
export type CatalogueProductRow = Row<'catalogue_product'>;
export type ChatAutoReplyRow = Row<'chat_auto_reply'>;
export type CheckoutRow = Row<'checkout'>;
export type CategoryRow = Row<'category'>;
export type CollectionRow = Row<'shop_collection'>;
export type CuratedItemRow = Row<'collection_item'>;
export type CuratedRow = Row<'collection'>;
export type DealItemRow = Row<'bundle_deal_item'>;
export type FlashSaleRow = Row<'flash_sale'>;
export type FollowRow = Row<'shop_follow'>;
export type ItemRow = Row<'item'>;
export type ItemTagRow = Row<'item_tag'>;
export type LikeRow = Row<'item_like'>;
export type ModelRow = Row<'model'>;
export type OrderEventRow = Row<'order_event'>;
export type OrderLineRow = Row<'order_line'>;
export type LedgerRow = Row<'ledger_entry'>;
export type OrderParcelRow = Row<'order_parcel'>;
export type OrderParcelEventRow = Row<'order_parcel_event'>;
export type OrderRow = Row<'orders'>;
export type PageRow = Row<'page'>;
export type PageVersionRow = Row<'page_version'>;
export type PhraseRow = Row<'search_phrase'>;
export type QuestionRow = Row<'item_question'>;
export type AnswerRow = Row<'item_answer'>;
export type RatingRow = Omit<Row<'rating'>, 'video'>;
export type ShopRow = Row<'shop'>;
export type VoucherRow = Row<'voucher'>;

export type StoredPicture = ShopRow['picture'];
