import type {
  getDailyDiscover,
  getHomeSections,
  HomeSection,
  LaterHomeKind,
} from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from './catalogue-deps.ts';
import { availableToAll, inStock, shopMatches, onFlashSale } from './condition.ts';
import type { SqlCondition } from './condition.ts';
import { numberCursor } from './cursors.ts';
import { readBanners } from './read-banners.ts';
import { byNewest, byPopularity, readCards } from './read-cards.ts';
import { readCategories, toCategoryIn } from './read-categories.ts';
import { readShopTiles } from './shops/read-shop-tiles.ts';

/** Maximum number of categories on the home page: two rows on desktop. "See all" leads to the others. */
const maxCategories = 24;

/** Number of cards and shops in a row of the home page. */
const rowLength = { cards: 18, shops: 12 };
type RowLength = typeof rowLength;

/** Enough to tell whether a row is empty. */
const oneOfEach: RowLength = { cards: 1, shops: 1 };

async function readBannerSection(deps: CatalogueDeps, { market }: CatalogueView): Promise<HomeSection> {
  return { kind: 'banners', banners: await readBanners(deps, market) };
}

async function readCategorySection(
  deps: CatalogueDeps,
  { market, language }: CatalogueView,
): Promise<HomeSection> {
  const rows = await readCategories(deps, market);
  const top = rows.filter(({ level }) => level === 1).slice(0, maxCategories);
  return { kind: 'categories', categories: top.map(toCategoryIn(language)) };
}

/** Returns when the first running sale ends; `now` if none is running. */
async function readFirstSaleEnd({ db }: CatalogueDeps, { market, now }: CatalogueView): Promise<number> {
  const { ends_at } = await db
    .selectFrom('flash_sale')
    .where('market', '=', market)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .select(({ fn }) => fn.min('ends_at').as('ends_at'))
    .executeTakeFirstOrThrow();
  return Number(ends_at ?? now);
}

/** Reads the items of the running sales, the largest discount first. */
async function readFlashSaleSection(deps: CatalogueDeps, view: CatalogueView): Promise<HomeSection> {
  const [endsAt, { items }] = await Promise.all([
    readFirstSaleEnd(deps, view),
    readCards(deps, view, {
      where: [onFlashSale(view), inStock],
      sorting: { by: sql<number>`i.raw_discount`, order: 'desc' },
      limit: rowLength.cards,
    }),
  ]);
  return { kind: 'flash-sale', ends_at: endsAt, items };
}

type LaterSection = Extract<HomeSection, { readonly kind: LaterHomeKind }>;
type ReadLaterSection = (
  deps: CatalogueDeps,
  view: CatalogueView,
  length: RowLength,
) => Promise<LaterSection>;

const readMallSection: ReadLaterSection = async (deps, { market }, { shops: limit }) => ({
  kind: 'mall',
  shops: await readShopTiles(deps, market, { kind: 'is_official_shop', limit }),
});

const popular = (limit: number, ...further: SqlCondition[]) => ({
  where: [...availableToAll, ...further],
  sorting: byPopularity,
  limit,
});

const readTopProductSection: ReadLaterSection = async (deps, view, { cards }) => {
  const { items } = await readCards(deps, view, popular(cards));
  return { kind: 'top-products', items };
};

const readSupermarketSection: ReadLaterSection = async (deps, view, { cards }) => {
  const { items } = await readCards(deps, view, popular(cards, shopMatches(view, sql`s.is_mart`)));
  return { kind: 'supermarket', items };
};

const isEmpty = (section: HomeSection): boolean =>
  Object.values(section).some((value) => Array.isArray(value) && value.length === 0);

const firstSections = [readBannerSection, readCategorySection, readFlashSaleSection];
const laterSections = [readMallSection, readTopProductSection, readSupermarketSection];

const readFirst = async (deps: CatalogueDeps, view: CatalogueView): Promise<HomeSection[]> =>
  (await Promise.all(firstSections.map((make) => make(deps, view)))).filter((section) => !isEmpty(section));

const readLater = async (
  deps: CatalogueDeps,
  view: CatalogueView,
  length = rowLength,
): Promise<LaterSection[]> =>
  (await Promise.all(laterSections.map((make) => make(deps, view, length)))).filter(
    (section) => !isEmpty(section),
  );

type Home = Pick<CallData<typeof getHomeSections>, 'sections' | 'later'>;

/** Reads the sections of the home page, or of a part of it, in order; omits empty sections. */
export async function readHome(
  deps: CatalogueDeps,
  view: CatalogueView,
  { part }: CallQuery<typeof getHomeSections>,
): Promise<Home> {
  if (part === 'later') return { sections: await readLater(deps, view) };
  const shorter = part === 'first' ? oneOfEach : rowLength;
  const [above, below] = await Promise.all([readFirst(deps, view), readLater(deps, view, shorter)]);
  return part === 'first'
    ? { sections: above, later: below.map(({ kind }) => kind) }
    : { sections: [...above, ...below] };
}

/** Reads the endless list at the end of the home page: items in stock, newest first. */
export const readDailyDiscover = (
  deps: CatalogueDeps,
  view: CatalogueView,
  { cursor, limit = 30 }: CallQuery<typeof getDailyDiscover>,
): Promise<CallData<typeof getDailyDiscover>> =>
  readCards(deps, view, {
    where: availableToAll,
    sorting: byNewest,
    after: numberCursor.read(cursor),
    limit,
  });
