import {
  CursorSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  strictObject,
} from '@pasar/http-contract';
import { productLimits } from '@pasar/item';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  getShopProductPath,
  listShopProductsPath,
  publishShopProductPath,
  saveShopProductPath,
} from './paths.ts';

const { maxModels, maxOptions, maxPictures, maxPriceAmount, maxStock, maxTiers } = productLimits;

/** Number of saves, for optimistic locking: saving an outdated revision fails with PRODUCT_CHANGED. */
const RevisionSchema = Type.Integer({ minimum: 0 });
/** Returned pieces can lift a stock above what a seller may set. */
const CurrentStockSchema = Type.Integer({ minimum: 0 });
const TierIndexSchema = Type.Array(Type.Integer({ minimum: 0, maximum: maxOptions - 1 }), {
  maxItems: maxTiers,
});
const TierSchema = Type.Object({ name: Type.String(), options: Type.Array(Type.String()) });
/** Epoch milliseconds. Until then price, variations and visibility are fixed; absent without a flash sale. */
const SaleEndSchema = Type.Optional(Type.Integer());

const ListedSchema = Type.Object({
  itemid: IdSchema,
  revision: RevisionSchema,
  title: Type.String(),
  /** Absent for a draft without pictures. */
  picture: Type.Optional(PictureSchema),
  price_min: MoneySchema,
  price_max: MoneySchema,
  stock: Type.Integer({ minimum: 0 }),
  sold: Type.Integer({ minimum: 0 }),
  /** 0 for a product without variations. */
  model_count: Type.Integer({ minimum: 0 }),
  is_published: Type.Boolean(),
  flash_sale_ends_at: SaleEndSchema,
});
export type ListedShopProduct = Static<typeof ListedSchema>;

const ShopProductSchema = Type.Object({
  itemid: IdSchema,
  revision: RevisionSchema,
  title: Type.String(),
  description: Type.String(),
  catid: IdSchema,
  pictures: Type.Array(PictureSchema),
  tiers: Type.Array(TierSchema),
  /** A product without variations has one entry, without `modelid` and with an empty `tier_index`. */
  models: Type.Array(
    Type.Object({
      modelid: Type.Optional(IdSchema),
      tier_index: TierIndexSchema,
      price: MoneySchema,
      stock: CurrentStockSchema,
    }),
  ),
  is_published: Type.Boolean(),
  flash_sale_ends_at: SaleEndSchema,
});
export type ShopProduct = Static<typeof ShopProductSchema>;

/** Fails with NOT_FOUND for members without a shop in this market. */
export const listShopProducts = defineCall({
  id: 'seller-product-list',
  method: 'GET',
  path: listShopProductsPath,
  summary: "List the products of the seller's shop, newest first",
  auth: 'session',
  shopPermission: 'products',
  query: strictObject({
    state: Type.Optional(Type.Enum(['published', 'unpublished', 'sold-out'])),
    /** A substring of the title. */
    keyword: Type.Optional(Type.String({ maxLength: 100 })),
    cursor: Type.Optional(CursorSchema),
  }),
  data: Type.Object({ products: Type.Array(ListedSchema), next: Type.Optional(Type.String()) }),
});

/** Fails with NOT_FOUND for another shop's product. */
export const getShopProduct = defineCall({
  id: 'seller-product-detail',
  method: 'GET',
  path: getShopProductPath,
  summary: "Get a product of the seller's shop",
  auth: 'session',
  shopPermission: 'products',
  query: strictObject({ itemid: IdSchema }),
  data: ShopProductSchema,
});

const SavedTextSchema = (maxLength: number) => Type.String({ maxLength });

/** Fails with PARAM if `checkProduct` rejects the product, with FLASH_SALE_SCHEDULED if a flash sale does not allow the change. */
export const saveShopProduct = defineCall({
  id: 'seller-product-save',
  method: 'POST',
  path: saveShopProductPath,
  summary: "Create or update a product of the seller's shop",
  auth: 'session',
  shopPermission: 'products',
  body: strictObject({
    /** Absent for a new product. */
    itemid: Type.Optional(IdSchema),
    revision: Type.Optional(RevisionSchema),
    title: SavedTextSchema(productLimits.maxTitleLength),
    description: SavedTextSchema(productLimits.maxDescriptionLength),
    catid: IdSchema,
    /** Ids of the product's existing pictures, and of new ones from `order-picture`. */
    pictures: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }), { maxItems: maxPictures }),
    tiers: Type.Array(
      strictObject({
        name: SavedTextSchema(productLimits.maxOptionLength),
        options: Type.Array(SavedTextSchema(productLimits.maxOptionLength), { maxItems: maxOptions }),
      }),
      { maxItems: maxTiers },
    ),
    models: Type.Array(
      strictObject({
        /** Absent for a new model. */
        modelid: Type.Optional(IdSchema),
        tier_index: TierIndexSchema,
        /** In minor units of the market's currency. */
        price: Type.Integer({ minimum: 1, maximum: maxPriceAmount }),
        stock: Type.Integer({ minimum: 0, maximum: maxStock }),
        /** The stock that the seller saw; the server applies the difference. */
        seen_stock: CurrentStockSchema,
      }),
      { minItems: 1, maxItems: maxModels },
    ),
    is_published: Type.Boolean(),
  }),
  data: ShopProductSchema,
});

/** Fails with PARAM for a product without pictures, with FLASH_SALE_SCHEDULED for hiding it during a flash sale. */
export const publishShopProduct = defineCall({
  id: 'seller-product-publish',
  method: 'POST',
  path: publishShopProductPath,
  summary: 'Publish or hide a product',
  auth: 'session',
  shopPermission: 'products',
  body: strictObject({ itemid: IdSchema, revision: RevisionSchema, is_published: Type.Boolean() }),
  data: ListedSchema,
});
