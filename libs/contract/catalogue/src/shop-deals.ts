import { dealKinds, dealLimits, promotionPhases } from '@pasar/cart';
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
import { endShopDealPath, getShopDealPath, listShopDealsPath, saveShopDealPath } from './paths.ts';

/** Number of saves, for optimistic locking: saving an outdated revision fails with DEAL_CHANGED. */
const RevisionSchema = Type.Integer({ minimum: 0 });
const InstantSchema = Type.Integer({ minimum: 0, maximum: 8.64e15 });
const dealCall = { auth: 'session', shopPermission: 'deals' } as const;

const dealFields = {
  dealid: IdSchema,
  revision: RevisionSchema,
  kind: Type.Enum([...dealKinds]),
  /** For the shop only. */
  name: Type.String(),
  /** What buyers see, in the market's first language. */
  label: Type.String(),
  /** Of a bundle: how many pieces of its products it takes, and the whole percentage off. */
  min_quantity: Type.Optional(Type.Integer({ minimum: 2 })),
  percent_off: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Epoch milliseconds. */
  starts_at: Type.Integer(),
  ends_at: Type.Integer(),
  phase: Type.Enum([...promotionPhases]),
};

const ListedSchema = Type.Object({
  ...dealFields,
  /** The number of products of a bundle, or of main products. */
  item_count: Type.Integer({ minimum: 0 }),
  /** The number of products that are cheaper or free with a main product. */
  sub_count: Type.Integer({ minimum: 0 }),
});
export type ListedShopDeal = Static<typeof ListedSchema>;

const DealItemSchema = Type.Object({
  itemid: IdSchema,
  title: Type.String(),
  picture: Type.Optional(PictureSchema),
  /** The lowest price without the deal. */
  usual_price: MoneySchema,
});
export type DealItem = Static<typeof DealItemSchema>;

const ShopDealSchema = Type.Object({
  ...dealFields,
  /** The products of a bundle, or the main products. */
  items: Type.Array(DealItemSchema),
  subs: Type.Array(
    Type.Object({
      ...DealItemSchema.properties,
      price: MoneySchema,
      /** How many pieces per piece of a main product. */
      per_main: Type.Integer({ minimum: 1 }),
    }),
  ),
});
export type ShopDeal = Static<typeof ShopDealSchema>;

/** Fails with NOT_FOUND for members without a shop in this market. */
export const listShopDeals = defineCall({
  ...dealCall,
  id: 'seller-deal-list',
  method: 'GET',
  path: listShopDealsPath,
  summary: "The deals of the seller's shop in one phase, the first to end first; ended ones the latest first",
  query: strictObject({
    phase: Type.Enum([...promotionPhases]),
    cursor: Type.Optional(CursorSchema),
  }),
  data: Type.Object({ deals: Type.Array(ListedSchema), next: Type.Optional(Type.String()) }),
});

/** Fails with NOT_FOUND for another shop's deal. */
export const getShopDeal = defineCall({
  ...dealCall,
  id: 'seller-deal-detail',
  method: 'GET',
  path: getShopDealPath,
  summary: "One deal of the seller's shop",
  query: strictObject({ dealid: IdSchema }),
  data: ShopDealSchema,
});

/**
 * Fails with PARAM if `checkDealDraft` rejects the deal or a product is not the shop's, DEAL_OVERLAP if a product of a bundle is
 * in another bundle, or a main product in another deal as such, at that time, LIMIT if the shop has too many, DEAL_CHANGED for an
 * outdated revision, and EXPIRED if it has ended.
 */
export const saveShopDeal = defineCall({
  ...dealCall,
  id: 'seller-deal-save',
  method: 'POST',
  path: saveShopDealPath,
  summary: "Add a deal to the seller's shop, or change one",
  body: strictObject({
    /** Absent for a new deal, like `revision`. */
    dealid: Type.Optional(IdSchema),
    revision: Type.Optional(RevisionSchema),
    /** Of an existing deal, as it is. */
    kind: Type.Enum([...dealKinds]),
    name: Type.String({ maxLength: dealLimits.maxNameLength }),
    /** Of a bundle. */
    min_quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: dealLimits.maxQuantity })),
    percent_off: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    itemids: Type.Array(IdSchema, { minItems: 1, maxItems: dealLimits.maxItems, uniqueItems: true }),
    /** Of other kinds. Prices in minor units; of gifts 0. */
    subs: Type.Optional(
      Type.Array(
        strictObject({
          itemid: IdSchema,
          price: Type.Integer({ minimum: 0, maximum: productLimits.maxPriceAmount }),
          per_main: Type.Integer({ minimum: 1, maximum: dealLimits.maxPerMain }),
        }),
        { minItems: 1, maxItems: dealLimits.maxSubs },
      ),
    ),
    /** Epoch milliseconds. A start that has passed is now. */
    starts_at: InstantSchema,
    ends_at: InstantSchema,
  }),
  data: ShopDealSchema,
});

/** Orders keep their discount. Fails with DEAL_CHANGED for an outdated revision, and EXPIRED if it has ended. */
export const endShopDeal = defineCall({
  ...dealCall,
  id: 'seller-deal-end',
  method: 'POST',
  path: endShopDealPath,
  summary: 'End a running deal now, or delete an upcoming one',
  body: strictObject({ dealid: IdSchema, revision: RevisionSchema }),
  data: Type.Object({ dealid: IdSchema, is_deleted: Type.Boolean() }),
});
