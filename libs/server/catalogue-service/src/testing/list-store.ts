import type { Database } from '@pasar/database';
import { hourMs } from '@pasar/durations';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues, insert } from './insert-catalogue.ts';
import { serveCatalogue } from './serve-catalogue.ts';

export const now = 1_790_000_000_000;
export const picture = JSON.stringify({ id: 'spec', width: 640, height: 480 });

/** Items 1 and 2 are from a plain shop, 3 and 4 from an official one, 5 to 7 from a supermarket; 8 is sold out, 9 is for adults. */
async function fill(db: Kysely<Database>) {
  for (const path of [[1], [1, 11], [2], [2, 21]])
    await addCategory(db, 'SG', path, `Category ${path.at(-1)}`);
  await addShop(db, 'SG', 1);
  await addShop(db, 'SG', 2, { is_official_shop: true, name: 'Åbo', follower_count: 3 });
  await addShop(db, 'SG', 3, { is_mart: true, is_official_shop: true, name: 'basket' });
  const item = (itemid: number, given: Record<string, unknown> = {}) =>
    addItem(db, 'SG', itemid, {
      name: `Item ${itemid}`,
      popularity: itemid,
      historical_sold: 100 - itemid,
      ...given,
    });
  await item(1, { brand: 'Kayu', attributes: JSON.stringify([{ name: 'Made in', value: 'Riau' }]) });
  await item(2, { brand: 'Kayu' });
  await item(3, { shopid: 2, raw_discount: 30 });
  await item(4, { shopid: 2, catid: 21, cat_path: [2, 21] });
  const food = { shopid: 3, catid: 21, cat_path: [2, 21] };
  await item(5, { ...food, raw_discount: 20, bundle_deal_label: 'Any 2' });
  await item(6, { ...food, raw_discount: 40, add_on_deal_label: 'Add-on', add_on_deal_sub_type: 0 });
  await item(7, food);
  await item(8, { stock: 0 });
  await item(9, { is_adult: true });
  await refreshCatalogues(db, 'SG');
}

/** Collections, campaigns, flash sales and deals of these items. */
async function arrange(db: Kysely<Database>) {
  const market = 'SG';
  for (const collectionid of [70, 71, 72])
    await insert(db, 'collection', { market, collectionid, name: `C${collectionid}`, picture });
  for (const itemid of [1, 2])
    await insert(db, 'collection_item', { market, collectionid: 70, shopid: 1, itemid });
  for (const tag of ['kopi', 'pagi'])
    for (const itemid of [5, 6]) await insert(db, 'item_tag', { market, tag, shopid: 3, itemid });
  const campaign = { market, title: 'Sale', picture, theme: 'default', collectionid: 70 };
  const time = (from: number, to: number) => ({ starts_at: now + from * hourMs, ends_at: now + to * hourMs });
  await insert(db, 'campaign', { ...campaign, campaignid: 80, ...time(5, 9) });
  await insert(db, 'campaign', { ...campaign, campaignid: 81, ...time(-1, 1) });
  await insert(db, 'campaign', { ...campaign, campaignid: 82, ...time(-9, -1) });
  const sale = { market, stock: 10, sold: 4 };
  await insert(db, 'flash_sale', { ...sale, shopid: 1, itemid: 1, price: 900, ...time(-1, 1) });
  await insert(db, 'flash_sale', { ...sale, shopid: 3, itemid: 5, price: 500, ...time(-1, 1) });
  await insert(db, 'flash_sale', { ...sale, shopid: 1, itemid: 2, price: 700, ...time(1, 3) });
  // Their prices have fallen to the sale's since: the sale offers nothing.
  await insert(db, 'flash_sale', { ...sale, shopid: 2, itemid: 4, price: 1000, ...time(-1, 1) });
  await insert(db, 'flash_sale', { ...sale, shopid: 2, itemid: 3, price: 1000, ...time(1, 3) });
  const deal = { market, shopid: 3, dealid: 90, label: 'Any 2', ...time(-1, 9) };
  await insert(db, 'bundle_deal', { ...deal, min_quantity: 2, percent_off: 10 });
  for (const itemid of [5, 7])
    await insert(db, 'bundle_deal_item', { market, shopid: 3, dealid: 90, itemid });
  await insert(db, 'add_on_deal', { ...deal, dealid: 91, label: 'Add-on', sub_type: 0 });
  await insert(db, 'add_on_deal_main', { market, shopid: 3, dealid: 91, itemid: 6 });
  await insert(db, 'add_on_deal_sub', { market, shopid: 3, dealid: 91, itemid: 7, price: 300, per_main: 2 });
}

type Page = { readonly items: readonly { readonly itemid: number }[]; readonly next?: string };
export const ids = ({ items }: Page) => items.map(({ itemid }) => itemid);

/** A catalogue with lists of every kind, for the specs of lists. */
export function setUpListStore() {
  let store: TestDatabase;
  let server: Awaited<ReturnType<typeof serveCatalogue>>;

  beforeAll(async () => {
    store = await createTestDatabase();
    server = await serveCatalogue(store.db, now);
    await fill(store.db);
    await arrange(store.db);
  });
  afterAll(async () => {
    await server.close();
    await store.close();
  });
  const ask = (url: string, user?: number) => server.get('SG', `/api/v4/${url}`, user);
  const get = async <Data = Page>(url: string, user?: number) =>
    (await server.get<Data>('SG', `/api/v4/${url}`, user)).data;
  return { db: () => store.db, ask, get };
}
