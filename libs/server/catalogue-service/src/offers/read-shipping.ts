import type {
  getDeliveryRegions,
  getShippingFee,
  getShippingInfo,
  ShippingFee,
} from '@pasar/catalogue-contract';
import { loadOffers } from '@pasar/cart-service';
import type { LineKey } from '@pasar/cart-service';
import { arrivalDates, deliveryOptions, deliveryRegions, estimateDelivery } from '@pasar/delivery';
import type { EstimatedParcel } from '@pasar/delivery';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { LanguageTag, Market } from '@pasar/markets';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { toMoney, optionalMoney } from '../to-money.ts';

/** The market, the time (epoch milliseconds) and the language in which a region is named. */
type ShippingView = { readonly market: Market; readonly now: number; readonly language?: LanguageTag };

type ShippingQuery = CallQuery<typeof getShippingFee>;

const notFound = () => new ApiError(errorCodes.NOT_FOUND, 'There is no such item.');

const findItemRow = ({ db }: CatalogueDeps, market: string, { shopid, itemid }: ShippingQuery) =>
  db
    .selectFrom('item as i')
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'i.market').onRef('s.shopid', '=', 'i.shopid'))
    .select(['i.can_use_cod', 's.location'])
    .where('i.market', '=', market)
    .where('i.shopid', '=', shopid)
    .where('i.itemid', '=', itemid)
    .where('i.status', '>', 0)
    .executeTakeFirst();

/** Reads one parcel with this item, and whether it can be paid on delivery. Throws NOT_FOUND. */
async function readParcel(
  deps: CatalogueDeps,
  { market, now }: ShippingView,
  key: ShippingQuery,
): Promise<{ parcel: Omit<EstimatedParcel, 'to'>; from: string; cod: boolean }> {
  const line: LineKey = { shopid: key.shopid, itemid: key.itemid, modelid: 0 };
  const [item, offers] = await Promise.all([
    findItemRow(deps, market.code, key),
    loadOffers(deps, market.code, [line]),
  ]);
  if (!item || offers.size === 0) throw notFound();
  return {
    parcel: { items: [...offers.values()], from: { city: item.location }, orderedAt: now },
    from: item.location,
    cod: market.cod && item.can_use_cod,
  };
}

/** Reads the shipping vouchers that can be used on it now. */
const readPromotionRules = async ({ db }: CatalogueDeps, market: Market, shopid: number, now: number) => {
  const rows = await db
    .selectFrom('voucher')
    .select(['code', 'label', 'min_spend', 'cap', 'currency'])
    .where('market', '=', market.code)
    .where('kind', '=', 'free-shipping')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where('uses_left', '>', 0)
    .where('is_listed', '=', true)
    .where(({ eb, or }) => or([eb('shopid', 'is', null), eb('shopid', '=', shopid)]))
    .orderBy('min_spend')
    .orderBy('code')
    .execute();
  return rows.map(({ code, label, min_spend, cap, currency }) => ({
    code,
    label,
    min_spend: toMoney(min_spend, currency),
    ...optionalMoney('cap', cap, currency),
  }));
};

/** Between neighbouring zones, since it has no destination. @spec item-store-shipping-fee Throws NOT_FOUND. */
export async function readShippingFee(
  deps: CatalogueDeps,
  view: ShippingView,
  key: ShippingQuery,
): Promise<ShippingFee> {
  const { market, now } = view;
  const [{ parcel, cod }, promotion_rules] = await Promise.all([
    readParcel(deps, view, key),
    readPromotionRules(deps, market, key.shopid, now),
  ]);
  const logistics = deliveryOptions(parcel.items, 'near', market.currency).map((option) => ({
    ...option,
    arrives: arrivalDates(option, market, now),
    cod,
  }));
  const groups = Map.groupBy(logistics, ({ channel }) => channel);
  return {
    logistics,
    promotion_rules,
    logistic_service_types: [...groups.keys()],
    has_mask_channel: false,
    shipping_infos_group_by_service_type: [...groups].map(([service_type, ofServiceType]) => ({
      service_type,
      logistics: ofServiceType,
    })),
  };
}

/**
 * Returns what checkout charges for one parcel with this item to a destination, or the range over all of the market if none is
 * given. @spec item-store-shipping-info Throws NOT_FOUND.
 */
export async function readShippingInfo(
  deps: CatalogueDeps,
  view: ShippingView,
  { state = '', city = '', postcode = '', ...key }: CallQuery<typeof getShippingInfo>,
): Promise<CallData<typeof getShippingInfo>> {
  const { parcel, from, cod } = await readParcel(deps, view, key);
  const to = { state, city, postcode };
  const logistics = estimateDelivery({ ...parcel, to }, view.market, view.language);
  return {
    address_key: `${state}-${city}`,
    from,
    logistics: logistics.map((option) => ({ ...option, cod })),
  };
}

/** Returns the regions of a market that a visitor may select instead of entering an address. */
export const readDeliveryRegions = (market: Market): CallData<typeof getDeliveryRegions> => ({
  regions: deliveryRegions(market.code),
});
