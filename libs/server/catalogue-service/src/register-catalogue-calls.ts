import {
  getCatalogueProduct,
  getCategoryTree,
  getDailyDiscover,
  getHomeSections,
  getItem,
  getItemRatings,
  getRecommendations,
  getSearchSuggestions,
  getShop,
  getShopIdByUsername,
  getSitemapItems,
  getSitemapParts,
  searchItems,
  searchUsers,
} from '@pasar/catalogue-contract';
import type { ItemCard } from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { registerCardCalls } from './cards/register-card-calls.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { findItemWithExtras } from './find-item-with-extras.ts';
import { findShop, findShopId } from './find-shop.ts';
import { registerListCalls } from './lists/register-list-calls.ts';
import { registerOfferCalls } from './offers/register-offer-calls.ts';
import { readCategories, toCategoryIn } from './read-categories.ts';
import { readDailyDiscover, readHome } from './read-home.ts';
import { readRatings } from './read-ratings.ts';
import { recommendItems } from './recommend-items.ts';
import { createBatchCache } from './search/batch-cache.ts';
import { findCatalogueProduct } from './search/find-catalogue-product.ts';
import { searchCatalogue } from './search/search-items.ts';
import { createSharedReads } from './search/shared-reads.ts';
import { searchShops } from './search/search-shops.ts';
import { suggestSearches } from './search/suggest-searches.ts';
import type { RangeCounts } from './search/vocabulary.ts';
import { registerProductImportCalls } from './product-imports/register-product-import-calls.ts';
import { registerShopDealCalls } from './shop-deals/register-shop-deal-calls.ts';
import { registerShopProductCalls } from './shop-products/register-shop-product-calls.ts';
import { registerShopVoucherCalls } from './shop-vouchers/register-shop-voucher-calls.ts';
import { registerOwnShopCalls } from './shops/register-own-shop-calls.ts';
import { registerShopCalls } from './shops/register-shop-calls.ts';
import { listSitemapItems, listSitemapParts } from './list-sitemap-items.ts';
import { toCatalogueView } from './to-catalogue-view.ts';

function registerItems(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getItem, (call) => findItemWithExtras(deps, call, call.query));
  serveCall(app, getItemRatings, ({ market, query }) => readRatings(deps, market.code, query));
  serveCall(app, getRecommendations, (call) => recommendItems(deps, toCatalogueView(call), call.query));
}

function registerHome(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getHomeSections, async (call) => ({
    server_time: call.now,
    ...(await readHome(deps, toCatalogueView(call), call.query)),
  }));
  serveCall(app, getDailyDiscover, (call) => readDailyDiscover(deps, toCatalogueView(call), call.query));
  serveCall(app, getCategoryTree, async ({ market, language }) => ({
    categories: (await readCategories(deps, market.code)).map(toCategoryIn(language)),
  }));
}

function registerShops(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getShop, (call) =>
    findShop(
      deps,
      { ...toCatalogueView(call), reader: call.user?.userid, language: call.language },
      call.query,
    ),
  );
  serveCall(app, getShopIdByUsername, async ({ market, query }) => ({
    shop_id: await findShopId(deps, market.code, query.username),
  }));
}

/** What searches have in common is used as long as the web server shares public responses. */
const sharing = { maxAgeMs: 5000, now: Date.now };

/** A few megabytes. */
const maxCachedCards = 5000;
const maxCachedWords = 10_000;

function registerSearch(app: FastifyInstance, deps: CatalogueDeps): void {
  const shared = {
    sharedReads: createSharedReads(sharing),
    cardCache: createBatchCache<ItemCard>({ ...sharing, maxEntries: maxCachedCards }),
    rangeCounts: createBatchCache<RangeCounts>({ ...sharing, maxEntries: maxCachedWords }),
  };
  // @spec anti-crawler
  serveCall(app, searchItems, async (call) => {
    await deps.verifications?.limit('search', call);
    return searchCatalogue({ ...deps, ...shared }, toCatalogueView(call), call.query);
  });
  serveCall(app, searchUsers, ({ market, query }) => searchShops(deps, market.code, query));
  serveCall(app, getCatalogueProduct, async ({ market, query }) => ({
    catalogue: await findCatalogueProduct(deps, market.code, query.catalogue),
  }));
  serveCall(app, getSearchSuggestions, (call) => suggestSearches(deps, call, call.query.keyword));
}

function registerSitemap(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getSitemapParts, async ({ market }) => ({
    parts: await listSitemapParts(deps, market.code),
  }));
  serveCall(app, getSitemapItems, async ({ market, query }) => ({
    items: await listSitemapItems(deps, market.code, query),
  }));
}

/** Registers every call of the catalogue's contract. */
export function registerCatalogueCalls(app: FastifyInstance, deps: CatalogueDeps): void {
  registerHome(app, deps);
  registerItems(app, deps);
  registerCardCalls(app, deps);
  registerShops(app, deps);
  registerShopCalls(app, deps);
  registerListCalls(app, deps);
  registerOfferCalls(app, deps);
  registerSearch(app, deps);
  registerSitemap(app, deps);
  const { db, products } = deps;
  if (!products) return;
  registerShopProductCalls(app, { db, ...products });
  registerOwnShopCalls(app, { db, ...products, names: products.shopNames });
  registerShopVoucherCalls(app, { db, limits: products.limits });
  const { ids, limits, importFiles: files } = products;
  registerShopDealCalls(app, { db, ids, limits });
  if (files) registerProductImportCalls(app, { db, ids, limits, files });
}
