import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** Whole rows as they are read back: the seed writes them as JSON, so nothing has a second form. */
export type BannerRow = Row<'banner'>;
export type CensoredWordRow = Row<'censored_word'>;
export type PlaceRow = Row<'place'>;
export type ProductRow = Row<'catalogue_product'>;
export type CategoryRow = Row<'category'>;
export type CollectionRow = Row<'shop_collection'>;
export type FlashSaleRow = Row<'flash_sale'>;
export type ItemRow = Row<'item'>;
export type ModelRow = Row<'model'>;
export type PhraseRow = Row<'search_phrase'>;
export type RatingRow = Row<'rating'>;
export type ShopRow = Row<'shop'>;
export type VoucherRow = Row<'voucher'>;

export type StoredPicture = ShopRow['picture'];
