import type { Category, getMallBrands, getMallHome, getSupermarketHome } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { readBanners } from '../read-banners.ts';
import { readShopTiles, shopTileColumns } from '../shops/read-shop-tiles.ts';
import { textCursor } from '../cursors.ts';
import { readVouchers } from '../vouchers/read-vouchers.ts';
import { readItemList } from './read-item-list.ts';
import { readSectionCategories } from './read-section-categories.ts';

type MallHome = CallData<typeof getMallHome>;
type SupermarketHome = CallData<typeof getSupermarketHome>;

const itemsPerRow = 10;
const maxRows = 4;

/** Reads the largest top categories, each with its first cards. */
const readCategoryRows = (
  deps: CatalogueDeps,
  view: CatalogueView,
  categories: readonly Category[],
  list: 'mall-popular' | 'supermarket',
): Promise<MallHome['rows']> =>
  Promise.all(
    categories
      .filter(({ level }) => level === 1)
      .toSorted((one, other) => other.item_count - one.item_count)
      .slice(0, maxRows)
      .map(async (category) => {
        const wanted = { list, category: category.catid, limit: itemsPerRow };
        return { category, items: (await readItemList(deps, view, wanted)).items };
      }),
  );

/** Reads what the mall shows above its endless list. @spec mall-home */
export async function readMallHome(deps: CatalogueDeps, view: CatalogueView): Promise<MallHome> {
  const categories = await readSectionCategories(deps, view, 'is_official_shop');
  const [banners, brands, rows] = await Promise.all([
    readBanners(deps, view.market, 'official-shop'),
    readShopTiles(deps, view.market, { kind: 'is_official_shop', limit: 18 }),
    readCategoryRows(deps, view, categories, 'mall-popular'),
  ]);
  return { banners, categories: categories.filter(({ level }) => level === 1), brands, rows };
}

/** Reads what the supermarket shows above its endless list. @spec supermarket-home */
export async function readSupermarketHome(
  deps: CatalogueDeps,
  view: CatalogueView,
): Promise<SupermarketHome> {
  const row = async (list: 'supermarket-deals' | 'supermarket-bundle-deals' | 'supermarket-add-on-deals') =>
    (await readItemList(deps, view, { list, limit: itemsPerRow })).items;
  const categories = await readSectionCategories(deps, view, 'is_mart');
  const [banners, shops, { vouchers }, deals, bundle_deals, add_on_deals, rows] = await Promise.all([
    readBanners(deps, view.market, 'supermarket'),
    readShopTiles(deps, view.market, { kind: 'is_mart', limit: 12 }),
    readVouchers(deps, view, { scope: 'mart', limit: 6 }),
    row('supermarket-deals'),
    row('supermarket-bundle-deals'),
    row('supermarket-add-on-deals'),
    readCategoryRows(deps, view, categories, 'supermarket'),
  ]);
  return { banners, categories, shops, vouchers, deals, bundle_deals, add_on_deals, rows };
}

const firstLetter = sql<string>`case when left(s.name, 1) ~ '[[:alpha:]]' then upper(left(s.name, 1)) else '#' end`;
/** Sorts names identically on every server, whatever its locale. */
const sortName = sql<string>`lower(s.name) collate "C"`;

function selectBrands({ db }: CatalogueDeps, market: string, category: number | undefined) {
  const shops = db
    .selectFrom('shop as s')
    .where('s.market', '=', market)
    .where('s.is_official_shop', '=', true);
  if (category === undefined) return shops;
  return shops.where(
    sql<boolean>`exists (select from item as i where i.market = s.market and i.shopid = s.shopid and i.status > 0
      and ${category}::bigint = any(i.cat_path))`,
  );
}

/** Reads a page of the official shops by name. @spec mall-brands-page */
export async function readMallBrands(
  deps: CatalogueDeps,
  market: string,
  { category, letter, cursor, limit = 60 }: NonNullable<CallQuery<typeof getMallBrands>>,
): Promise<CallData<typeof getMallBrands>> {
  const shops = selectBrands(deps, market, category);
  const after = textCursor.read(cursor) ?? { text: '', number: 0 };
  const letters = await shops.select(firstLetter.as('letter')).distinct().orderBy('letter').execute();
  const rows = await shops
    .$if(letter !== undefined, (query) => query.where(firstLetter, '=', letter?.toUpperCase() ?? ''))
    .where(sql<boolean>`(${sortName}, s.shopid) > (${after.text}, ${after.number}::int8)`)
    .select(shopTileColumns.map((column) => `s.${column}` as const))
    .select(['s.item_count', 's.follower_count', firstLetter.as('letter'), sortName.as('place')])
    .orderBy(sortName)
    .orderBy('s.shopid')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last;
  return {
    brands: shown.map(({ place: _, ...brand }) => brand),
    letters: letters.map((row) => row.letter),
    ...(more && { next: textCursor.write({ text: last.place, number: last.shopid }) }),
  };
}
