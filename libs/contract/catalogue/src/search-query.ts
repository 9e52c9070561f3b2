import { CursorSchema, IdSchema, strictObject } from '@pasar/http-contract';
import { maxKeywordLength, searchSorts } from '@pasar/search-params';
import { Type } from 'typebox';

const flag = () => Type.Optional(Type.Boolean());
const id = () => Type.Optional(IdSchema);
const list = () => Type.Optional(Type.String({ maxLength: 500 }));

/** The scope of a search; the whole market if all are absent. */
const contextFields = {
  /** Any level. */
  category: id(),
  shop: id(),
  shop_collection: id(),
  /** Offers of a catalogue product. */
  catalogue: id(),
  /** A collection curated by the marketplace. */
  collection: id(),
  /** A hashtag, with or without `#`. */
  hashtag: Type.Optional(Type.String({ maxLength: 100 })),
  /** Items that a currently valid voucher applies to. */
  promotion: id(),
  /** Items with this attribute, by id or name, and with this value if one is given. */
  attribute: id(),
  attribute_name: Type.Optional(Type.String({ maxLength: 100 })),
  attribute_value: Type.Optional(Type.String({ maxLength: 100 })),
  /** Items that show this picture of the store. `candidate_box` selects a part of it, but does not change the result. */
  image_id: Type.Optional(Type.String({ maxLength: 100 })),
  candidate_box: Type.Optional(Type.String({ maxLength: 100 })),
};

/** On or off. */
const flagFields = {
  with_discount: flag(),
  free_shipping: flag(),
  cod: flag(),
  new_item: flag(),
  used_item: flag(),
  wholesale: flag(),
  lowest_price: flag(),
  installment: flag(),
  cc_installment: flag(),
  non_cc_installment: flag(),
  pre_order: flag(),
  video: flag(),
  official: flag(),
  original: flag(),
  preferred: flag(),
  preferred_plus: flag(),
  mart: flag(),
  service: flag(),
  flash_sale: flag(),
  in_stock: flag(),
};

/** Prices are integers in minor units of the market's currency. Lists are comma-separated. doc2 §9 */
export const SearchQuerySchema = strictObject({
  keyword: Type.Optional(Type.String({ maxLength: maxKeywordLength })),
  ...contextFields,
  sort_by: Type.Optional(Type.Enum([...searchSorts])),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  /** Origin for distances; without it `distance` sorts by relevance. */
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lon: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  min_price: Type.Optional(Type.Integer({ minimum: 0 })),
  max_price: Type.Optional(Type.Integer({ minimum: 0 })),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  locations: list(),
  /** Names. */
  brands: list(),
  /** Delivery channels: 1 standard, 2 economy. */
  shipping_options: list(),
  labels: list(),
  /** Offers of any of these catalogue products. */
  catalogues: list(),
  /** Tag ids; an item matches if it has any of them. */
  item_tags: list(),
  ...flagFields,
  /** Disables spelling correction of the keyword. */
  no_correction: flag(),
  cursor: Type.Optional(CursorSchema),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 30 })),
});
