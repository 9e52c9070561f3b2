import { ArrivalSchema, defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { installmentKinds } from '@pasar/badge-rules';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ItemCardSchema } from './item-card.ts';
import {
  getDeliveryRegionsPath,
  getInstallmentPlansPath,
  getItemDealsPath,
  getShippingFeePath,
  getShippingInfoPath,
} from './paths.ts';

const itemKey = { shopid: IdSchema, itemid: IdSchema, modelid: Type.Optional(IdSchema) };

const LogisticSchema = Type.Object({
  channel: Type.String({ description: 'standard or economy: what checkout calls it' }),
  fee: MoneySchema,
  /** The highest fee, while the destination is unknown; `fee` is then the lowest. */
  fee_max: Type.Optional(MoneySchema),
  /** Days from the order, earliest and latest. */
  days_min: Type.Integer(),
  days_max: Type.Integer(),
  arrives: ArrivalSchema,
  /** Cash on delivery is available. */
  cod: Type.Boolean(),
});
export type Logistic = Static<typeof LogisticSchema>;

export const ShippingFeeSchema = Type.Object({
  logistics: Type.Array(LogisticSchema),
  /** Shipping vouchers of the marketplace and the shop. */
  promotion_rules: Type.Array(
    Type.Object({
      code: Type.String(),
      label: Type.String(),
      min_spend: MoneySchema,
      cap: Type.Optional(MoneySchema),
    }),
  ),
  logistic_service_types: Type.Array(Type.String()),
  /** Whether the channel's name stands for several carriers. */
  has_mask_channel: Type.Boolean(),
  shipping_infos_group_by_service_type: Type.Array(
    Type.Object({ service_type: Type.String(), logistics: Type.Array(LogisticSchema) }),
  ),
});
export type ShippingFee = Static<typeof ShippingFeeSchema>;

/** @spec item-store-shipping-fee The fee that checkout charges for the item alone. */
export const getShippingFee = defineCall({
  id: 'item-store-shipping-fee',
  method: 'GET',
  path: getShippingFeePath,
  summary: 'Get the delivery options of an item and their prices',
  auth: 'none',
  query: strictObject(itemKey),
  data: ShippingFeeSchema,
});

/** @spec item-store-shipping-info */
export const getShippingInfo = defineCall({
  id: 'item-store-shipping-info',
  method: 'GET',
  path: getShippingInfoPath,
  summary: 'Get the arrival dates and prices of an item’s delivery to a region',
  auth: 'none',
  query: strictObject({
    ...itemKey,
    state: Type.Optional(Type.String({ maxLength: 100 })),
    city: Type.Optional(Type.String({ maxLength: 100 })),
    postcode: Type.Optional(Type.String({ maxLength: 16 })),
  }),
  data: Type.Object({
    /** `state-city`. @spec amb-shipping-key */
    address_key: Type.String(),
    from: Type.String(),
    logistics: Type.Array(LogisticSchema),
  }),
});

const DeliveryRegionSchema = Type.Object({
  name: Type.String({ description: 'What `item-store-shipping-info` takes as its state' }),
  /** The name in Latin script, if it is in another one. */
  latin: Type.Optional(Type.String()),
});
export type DeliveryRegion = Static<typeof DeliveryRegionSchema>;

/** Regions for a shopper without an address. */
export const getDeliveryRegions = defineCall({
  id: 'delivery-regions',
  method: 'GET',
  path: getDeliveryRegionsPath,
  summary: 'List the market’s delivery regions',
  auth: 'none',
  data: Type.Object({ regions: Type.Array(DeliveryRegionSchema) }),
});

const InstallmentPlanSchema = Type.Object({
  payment: Type.Enum([...installmentKinds]),
  months: Type.Integer({ minimum: 2 }),
  /** The highest instalment: instalments differ by at most one minor unit and sum up to the price. */
  monthly: MoneySchema,
  total: MoneySchema,
});
export type InstallmentPlan = Static<typeof InstallmentPlanSchema>;

/** @spec item-store-installment-plans Empty for an item that cannot be paid in instalments. */
export const getInstallmentPlans = defineCall({
  id: 'item-store-installment-plans',
  method: 'GET',
  path: getInstallmentPlansPath,
  summary: 'List the instalment plans of an item',
  auth: 'none',
  query: strictObject(itemKey),
  data: Type.Object({ plans: Type.Array(InstallmentPlanSchema) }),
});

const BundleDealSchema = Type.Object({
  dealid: IdSchema,
  label: Type.String(),
  /** Minimum number of units of the deal. */
  min_quantity: Type.Integer({ minimum: 2 }),
  /** Whole per cent off all of them. */
  percent_off: Type.Integer({ minimum: 1, maximum: 100 }),
  /** Epoch milliseconds. */
  ends_at: Type.Integer(),
  /** The first twelve; `item-list` with `list=bundle-deal` returns all. */
  items: Type.Array(ItemCardSchema),
});
export type BundleDeal = Static<typeof BundleDealSchema>;

const AddOnDealSchema = Type.Object({
  dealid: IdSchema,
  label: Type.String(),
  /** @spec add-on-deal-sub-type 0 default, 1 free gift, 2 sub-purchase. */
  sub_type: Type.Integer({ minimum: 0, maximum: 2 }),
  ends_at: Type.Integer(),
  /** Items discounted alongside the main item, with a maximum number per unit of it. */
  sub_items: Type.Array(
    Type.Object({ item: ItemCardSchema, add_on_price: MoneySchema, limit: Type.Integer({ minimum: 1 }) }),
  ),
});
export type AddOnDeal = Static<typeof AddOnDealSchema>;

export const ItemDealsSchema = Type.Object({
  bundle_deals: Type.Array(BundleDealSchema),
  add_on_deals: Type.Array(AddOnDealSchema),
});

/** Running deals that have the item as main item or in their bundle. */
export const getItemDeals = defineCall({
  id: 'item-deals',
  method: 'GET',
  path: getItemDealsPath,
  summary: 'List the bundle and add-on deals of an item',
  auth: 'none',
  query: strictObject({ shopid: IdSchema, itemid: IdSchema }),
  data: ItemDealsSchema,
});
