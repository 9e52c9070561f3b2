import type { getDailyDiscover, HomeSection } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from './catalogue-deps.ts';
import { forAll, inStock, ofShop, onFlashSale } from './condition.ts';
import type { Condition } from './condition.ts';
import { readCursor } from './cursor.ts';
import { readBanners } from './read-banners.ts';
import { byNewest, byPopularity, readCards } from './read-cards.ts';
import { readCategories, toCategory } from './read-categories.ts';
import { readShopTiles } from './shops/read-shop-tiles.ts';

/** How many cards a row of the home page has. */
const rowLength = 18;

async function banners(deps: CatalogueDeps, { market }: CatalogueView): Promise<HomeSection> {
  return { kind: 'banners', banners: await readBanners(deps, market) };
}

async function topCategories(deps: CatalogueDeps, { market }: CatalogueView): Promise<HomeSection> {
  const rows = await readCategories(deps, market);
  return { kind: 'categories', categories: rows.filter(({ level }) => level === 1).map(toCategory) };
}

/** When the first of the running sales ends; now, when none runs. */
async function nextSaleEnd({ db }: CatalogueDeps, { market, now }: CatalogueView): Promise<number> {
  const { ends_at } = await db
    .selectFrom('flash_sale')
    .where('market', '=', market)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .select(({ fn }) => fn.min('ends_at').as('ends_at'))
    .executeTakeFirstOrThrow();
  return Number(ends_at ?? now);
}

/** The items of the sales that run now, the most reduced first. */
async function flashSale(deps: CatalogueDeps, view: CatalogueView): Promise<HomeSection> {
  const [endsAt, { items }] = await Promise.all([
    nextSaleEnd(deps, view),
    readCards(deps, view, {
      where: [onFlashSale(view), inStock],
      sorting: { by: sql<number>`i.raw_discount`, order: 'desc' },
      limit: rowLength,
    }),
  ]);
  return { kind: 'flash-sale', ends_at: endsAt, items };
}

async function mall(deps: CatalogueDeps, { market }: CatalogueView): Promise<HomeSection> {
  return { kind: 'mall', shops: await readShopTiles(deps, market, { is: 'is_official_shop', limit: 12 }) };
}

const popular = (...further: Condition[]) => ({
  where: [...forAll, ...further],
  sorting: byPopularity,
  limit: rowLength,
});

async function topProducts(deps: CatalogueDeps, view: CatalogueView): Promise<HomeSection> {
  const { items } = await readCards(deps, view, popular());
  return { kind: 'top-products', items };
}

async function supermarket(deps: CatalogueDeps, view: CatalogueView): Promise<HomeSection> {
  const { items } = await readCards(deps, view, popular(ofShop(view, sql`s.is_mart`)));
  return { kind: 'supermarket', items };
}

const isEmpty = (section: HomeSection): boolean =>
  Object.values(section).some((value) => Array.isArray(value) && value.length === 0);

/** What the home page shows, in its order; a section with nothing in it is left out. */
export async function readHomeSections(deps: CatalogueDeps, view: CatalogueView): Promise<HomeSection[]> {
  const makers = [banners, topCategories, flashSale, mall, topProducts, supermarket];
  const sections = await Promise.all(makers.map((make) => make(deps, view)));
  return sections.filter((section) => !isEmpty(section));
}

/** The endless list at the end of the home page: what is in stock, newest first. */
export const readDailyDiscover = (
  deps: CatalogueDeps,
  view: CatalogueView,
  { cursor, limit = 30 }: CallQuery<typeof getDailyDiscover>,
): Promise<CallData<typeof getDailyDiscover>> =>
  readCards(deps, view, {
    where: forAll,
    sorting: byNewest,
    after: readCursor(cursor),
    limit,
  });
