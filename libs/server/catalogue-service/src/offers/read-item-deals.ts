import type { AddOnDeal, BundleDeal, getItemDeals } from '@pasar/catalogue-contract';
import type { CallData } from '@pasar/http-contract';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import type { ItemKey } from '@pasar/item';
import { readItemBatch, readItemList } from '../lists/read-item-list.ts';
import { toMoney } from '../to-money.ts';

const maxItems = 12;

async function readBundleDeals(
  deps: CatalogueDeps,
  view: CatalogueView,
  key: ItemKey,
): Promise<BundleDeal[]> {
  const rows = await deps.db
    .selectFrom('bundle_deal as d')
    .innerJoin('bundle_deal_item as m', (on) =>
      on
        .onRef('m.market', '=', 'd.market')
        .onRef('m.shopid', '=', 'd.shopid')
        .onRef('m.dealid', '=', 'd.dealid'),
    )
    .where('m.market', '=', view.market)
    .where('m.shopid', '=', key.shopid)
    .where('m.itemid', '=', key.itemid)
    .where('d.starts_at', '<=', view.now)
    .where('d.ends_at', '>', view.now)
    .select(['d.dealid', 'd.label', 'd.min_quantity', 'd.percent_off', 'd.ends_at'])
    .orderBy('d.dealid')
    .execute();
  return Promise.all(
    rows.map(async (deal) => {
      const wanted = { list: 'bundle-deal', shop: key.shopid, id: deal.dealid, limit: maxItems } as const;
      return { ...deal, items: (await readItemList(deps, view, wanted)).items };
    }),
  );
}

const selectAddOnDeals = (
  { db }: CatalogueDeps,
  { market, now }: CatalogueView,
  { shopid, itemid }: ItemKey,
) =>
  db
    .selectFrom('add_on_deal as d')
    .innerJoin('add_on_deal_main as m', (on) =>
      on
        .onRef('m.market', '=', 'd.market')
        .onRef('m.shopid', '=', 'd.shopid')
        .onRef('m.dealid', '=', 'd.dealid'),
    )
    .where('m.market', '=', market)
    .where('m.shopid', '=', shopid)
    .where('m.itemid', '=', itemid)
    .where('d.starts_at', '<=', now)
    .where('d.ends_at', '>', now)
    .select(['d.dealid', 'd.label', 'd.sub_type', 'd.ends_at'])
    .orderBy('d.dealid')
    .execute();

const selectSubItems = ({ db }: CatalogueDeps, market: string, shopid: number, dealid: number) =>
  db
    .selectFrom('add_on_deal_sub')
    .select(['itemid', 'price', 'per_main'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('dealid', '=', dealid)
    .orderBy('price')
    .orderBy('itemid')
    .limit(maxItems)
    .execute();

async function readAddOnDeals(deps: CatalogueDeps, view: CatalogueView, key: ItemKey): Promise<AddOnDeal[]> {
  const rows = await selectAddOnDeals(deps, view, key);
  return Promise.all(
    rows.map(async (deal) => {
      const subs = await selectSubItems(deps, view.market, key.shopid, deal.dealid);
      if (subs.length === 0) return { ...deal, sub_items: [] };
      const keys = subs.map(({ itemid }) => `${key.shopid}.${itemid}`).join(',');
      const { items } = await readItemBatch(deps, view, keys);
      const sub_items = subs.flatMap(({ itemid, price, per_main }) => {
        const item = items.find((card) => card.itemid === itemid);
        return item ? [{ item, add_on_price: toMoney(price, item.price.currency), limit: per_main }] : [];
      });
      return { ...deal, sub_items };
    }),
  );
}

/** Reads the running deals of an item: bundle deals, and add-on deals with it as the main item. */
export async function readItemDeals(
  deps: CatalogueDeps,
  view: CatalogueView,
  key: ItemKey,
): Promise<CallData<typeof getItemDeals>> {
  const [bundle_deals, add_on_deals] = await Promise.all([
    readBundleDeals(deps, view, key),
    readAddOnDeals(deps, view, key),
  ]);
  return { bundle_deals, add_on_deals };
}
