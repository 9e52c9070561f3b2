import type {
  getDeliveryRegions,
  getShippingFee,
  getShippingInfo,
  Logistic,
  ShippingFee,
} from '@pasar/catalogue-contract';
import { loadOffers } from '@pasar/cart-service';
import type { LineKey } from '@pasar/cart-service';
import { deliveryDistance, deliveryOptions, deliveryRegions, estimateArrival } from '@pasar/delivery';
import type { DeliveryLocation } from '@pasar/delivery';
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

/** Returns what checkout charges for one parcel with this item to a destination. Throws NOT_FOUND. */
async function readLogistics(
  deps: CatalogueDeps,
  { market, now, language }: ShippingView,
  key: ShippingQuery,
  to: DeliveryLocation,
) {
  const line: LineKey = { shopid: key.shopid, itemid: key.itemid, modelid: 0 };
  const [item, offers] = await Promise.all([
    findItemRow(deps, market.code, key),
    loadOffers(deps, market.code, [line]),
  ]);
  if (!item || offers.size === 0) throw notFound();
  const cod = market.cod && item.can_use_cod;
  const distance = deliveryDistance(market.code, { city: item.location }, to);
  const options = deliveryOptions([...offers.values()], distance, market.currency);
  const logistics: Logistic[] = options.map((option) => ({
    ...option,
    arrives: estimateArrival(option, market, now, to, language),
    cod,
  }));
  return { logistics, from: item.location };
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

/** Without a destination, as between neighbouring zones. @spec item-store-shipping-fee Throws NOT_FOUND. */
export async function readShippingFee(
  deps: CatalogueDeps,
  view: ShippingView,
  key: ShippingQuery,
): Promise<ShippingFee> {
  const [{ logistics }, promotion_rules] = await Promise.all([
    readLogistics(deps, view, key, {}),
    readPromotionRules(deps, view.market, key.shopid, view.now),
  ]);
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

/** @spec item-store-shipping-info Throws NOT_FOUND. */
export async function readShippingInfo(
  deps: CatalogueDeps,
  view: ShippingView,
  { state = '', city = '', postcode = '', ...key }: CallQuery<typeof getShippingInfo>,
): Promise<CallData<typeof getShippingInfo>> {
  const logistics = await readLogistics(deps, view, key, { state, city, postcode });
  return { address_key: `${state}-${city}`, ...logistics };
}

/** Returns the regions of a market that a visitor may select instead of entering an address. */
export const readDeliveryRegions = (market: Market): CallData<typeof getDeliveryRegions> => ({
  regions: deliveryRegions(market.code),
});
