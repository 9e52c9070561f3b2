import { CursorSchema, IdSchema, strictObject } from '@pasar/http-contract';
import { searchSorts } from '@pasar/search-params';
import { Type } from 'typebox';

const flag = () => Type.Optional(Type.Boolean());
const id = () => Type.Optional(IdSchema);
const list = () => Type.Optional(Type.String({ maxLength: 500 }));

/** Where one searches; none of them is the whole market. */
const contextFields = {
  /** Any level. */
  category: id(),
  shop: id(),
  shop_collection: id(),
  /** A product that several shops sell: their offers. */
  catalogue: id(),
  /** One that the marketplace put together. */
  collection: id(),
  /** A name that items are tagged with, with or without its `#`. */
  hashtag: Type.Optional(Type.String({ maxLength: 100 })),
  /** The items that a voucher which can be used now holds for. */
  promotion: id(),
  /** Items whose product details name this attribute, by its number or its name, with this value where one is given. */
  attribute: id(),
  attribute_name: Type.Optional(Type.String({ maxLength: 100 })),
  attribute_value: Type.Optional(Type.String({ maxLength: 100 })),
  /** A picture of this store: the items that show it. Part of it may be named, which finds the same. */
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

/** Money fields are integers in the minor unit of the market's currency. Lists are comma separated. doc2 §9 */
export const SearchQuerySchema = strictObject({
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  ...contextFields,
  sort_by: Type.Optional(Type.Enum([...searchSorts])),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
  /** Where distances are measured from; without it `distance` is relevancy. */
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
  /** Products that several shops sell: the offers of any of them. */
  catalogues: list(),
  /** Numbers of tags, of which an item has one at least. */
  item_tags: list(),
  ...flagFields,
  /** Takes the keyword as it is written. */
  no_correction: flag(),
  cursor: Type.Optional(CursorSchema),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 30 })),
});
