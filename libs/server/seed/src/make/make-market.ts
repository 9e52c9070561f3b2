import { createIndexer } from '@pasar/catalogue-service';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import { holdStock } from './hold-stock.ts';
import { makeBanners } from './make-banners.ts';
import { makeBranches } from './make-branches.ts';
import { makeCarts } from './make-carts.ts';
import { makeCategories } from './make-categories.ts';
import { removeEmptyDealLabels, makeDeals } from './make-deals.ts';
import type { DealRows } from './make-deals.ts';
import { makeFlashSales } from './make-flash-sales.ts';
import { collectionIds, makeItems } from './make-items.ts';
import type { ItemRows } from './make-items.ts';
import { makeLists } from './make-lists.ts';
import type { ListRows } from './make-lists.ts';
import { makeOrders, unpaidLines } from './make-orders.ts';
import type { OrderRows } from './make-order.ts';
import { makePages } from './make-pages.ts';
import type { PageRows } from './make-pages.ts';
import { makePhrases } from './make-phrases.ts';
import { makeProducts } from './make-products.ts';
import type { ProductRows } from './make-products.ts';
import { makeQuestions } from './make-questions.ts';
import type { QuestionRows } from './make-questions.ts';
import { makeRatings, sumRatings } from './make-ratings.ts';
import { makeCensoredWords, makePlaces } from './make-search-data.ts';
import { makeShops } from './make-shops.ts';
import type { ShopWithPlan } from './make-shops.ts';
import { makeSocial } from './make-social.ts';
import type { SocialRows } from './make-social.ts';
import { makeVouchers } from './make-vouchers.ts';
import type {
  BannerRow,
  BranchRow,
  CartLineRow,
  CategoryRow,
  ChatAutoReplyRow,
  CensoredWordRow,
  CollectionRow,
  FlashSaleRow,
  ItemRow,
  ModelRow,
  PhraseRow,
  PlaceRow,
  CatalogueProductRow,
  RatingRow,
  ShopRow,
  VoucherRow,
} from './rows.ts';

/** Rows by table, in insertion order. */
export type MarketTables = {
  category: CategoryRow[];
  shop: ShopRow[];
  shop_collection: CollectionRow[];
  item: ItemRow[];
  model: ModelRow[];
  flash_sale: FlashSaleRow[];
  rating: RatingRow[];
  banner: BannerRow[];
  search_phrase: PhraseRow[];
  catalogue_product: readonly CatalogueProductRow[];
  place: PlaceRow[];
  censored_word: CensoredWordRow[];
  voucher: VoucherRow[];
  cart_line: CartLineRow[];
  chat_auto_reply: ChatAutoReplyRow[];
  pick_up_branch: BranchRow[];
} & ListRows &
  PageRows &
  DealRows &
  SocialRows &
  QuestionRows &
  OrderRows;

const groupByItem = (ratings: readonly RatingRow[]) => Map.groupBy(ratings, ({ itemid }) => itemid);

function makeCollections({ market, words }: SeedContext, shops: readonly ShopWithPlan[]): CollectionRow[] {
  const names = splitList(words.collections);
  return shops.flatMap(({ row }) =>
    Object.values(collectionIds).map((collectionid) => ({
      market: market.code,
      shopid: row.shopid,
      collectionid,
      name: names[collectionid - 1] ?? '',
      position: collectionid,
    })),
  );
}

/** Every shop replies to a first message automatically, so that a demo's chat gets a response. */
const makeAutoReplies = (
  { market, words }: SeedContext,
  shops: readonly ShopWithPlan[],
): ChatAutoReplyRow[] =>
  shops.map(({ row }) => ({ market: market.code, shopid: row.shopid, body: words.chatReply }));

/** Returns items for storage, with rating sums and search tokens. */
function finishItems(
  items: readonly ItemRows[],
  ratings: readonly RatingRow[],
  categories: readonly CategoryRow[],
  shops: readonly ShopWithPlan[],
  products: ProductRows,
): ItemRow[] {
  const index = createIndexer();
  const rated = groupByItem(ratings);
  const categoryName = new Map(categories.map(({ catid, name }) => [catid, name]));
  const shopName = new Map(shops.map(({ row }) => [row.shopid, row.name]));
  return items.map(({ row }) => {
    const categories = row.cat_path.map((catid) => categoryName.get(catid) ?? '');
    const type = categories.at(-1) ?? '';
    const context = [...categories.slice(0, -1), shopName.get(row.shopid) ?? ''];
    const details = [...row.attributes.map(({ value }) => value), row.description];
    return {
      ...row,
      catalogueid: products.catalogueIdByItem.get(row.itemid) ?? null,
      ...sumRatings(rated.get(row.itemid) ?? []),
      search_vector: index({ ...row, type, context, details }).vector,
    };
  });
}

/** Maps shops to the theme of a banner. */
const mapShopThemes = (shops: readonly ShopWithPlan[]): ReadonlyMap<number, string> =>
  new Map(
    shops.flatMap(({ row }): [number, string][] => {
      if (row.is_mart) return [[row.shopid, 'supermarket']];
      return row.is_official_shop ? [[row.shopid, 'official-shop']] : [];
    }),
  );

/** Creates every row of one market, by table. */
export function makeMarket(context: SeedContext, itemCount: number): MarketTables {
  const shops = makeShops(context);
  const stockedItems = removeEmptyDealLabels(context, makeItems(context, shops, itemCount));
  const orders = makeOrders(context, stockedItems, shops);
  const items = holdStock(stockedItems, unpaidLines(orders));
  const ratings = makeRatings(context, items);
  const categories = makeCategories(context);
  const products = makeProducts(context, items);
  const lists = makeLists(context, items, categories, mapShopThemes(shops));
  return {
    category: categories,
    shop: shops.map(({ row }) => row),
    shop_collection: makeCollections(context, shops),
    item: finishItems(items, ratings, categories, shops, products),
    model: items.flatMap(({ models }) => models),
    flash_sale: makeFlashSales(context, items, mapShopThemes(shops)),
    rating: ratings,
    banner: makeBanners(context),
    search_phrase: makePhrases(context, items),
    catalogue_product: products.rows,
    place: makePlaces(context),
    censored_word: makeCensoredWords(context),
    voucher: makeVouchers(context, shops),
    ...lists,
    ...makePages(context, lists, shops),
    ...makeDeals(context, items),
    ...makeSocial(context, items, shops),
    ...makeQuestions(context, items, shops),
    ...orders,
    cart_line: makeCarts(context, items),
    chat_auto_reply: makeAutoReplies(context, shops),
    pick_up_branch: makeBranches(context),
  };
}
