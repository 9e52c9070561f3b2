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
  searchItems,
  searchUsers,
} from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { CatalogueDeps, CatalogueView } from './catalogue-deps.ts';
import { findItem } from './find-item.ts';
import { findShop, findShopId } from './find-shop.ts';
import { readCategories, toCategory } from './read-categories.ts';
import { readDailyDiscover, readHomeSections } from './read-home.ts';
import { readRatings } from './read-ratings.ts';
import { recommendItems } from './recommend-items.ts';
import { findCatalogueProduct } from './search/find-catalogue-product.ts';
import { searchCatalogue } from './search/search-items.ts';
import { searchShops } from './search/search-users.ts';
import { suggestSearches } from './search/suggest.ts';

const viewOf = ({ market, now }: { market: Market; now: number }): CatalogueView => ({
  market: market.code,
  now,
});

function registerItems(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getItem, (call) => findItem(deps, viewOf(call), call.query));
  serveCall(app, getItemRatings, ({ market, query }) => readRatings(deps, market.code, query));
  serveCall(app, getRecommendations, (call) => recommendItems(deps, viewOf(call), call.query));
}

function registerHome(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getHomeSections, async (call) => ({
    server_time: call.now,
    sections: await readHomeSections(deps, viewOf(call)),
  }));
  serveCall(app, getDailyDiscover, (call) => readDailyDiscover(deps, viewOf(call), call.query));
  serveCall(app, getCategoryTree, async ({ market }) => ({
    categories: (await readCategories(deps, market.code)).map(toCategory),
  }));
}

function registerShops(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getShop, ({ market, query }) => findShop(deps, market.code, query));
  serveCall(app, getShopIdByUsername, async ({ market, query }) => ({
    shop_id: await findShopId(deps, market.code, query.username),
  }));
}

function registerSearch(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, searchItems, (call) => searchCatalogue(deps, viewOf(call), call.query));
  serveCall(app, searchUsers, ({ market, query }) => searchShops(deps, market.code, query));
  serveCall(app, getCatalogueProduct, async ({ market, query }) => ({
    catalogue: await findCatalogueProduct(deps, market.code, query.catalogue),
  }));
  serveCall(app, getSearchSuggestions, ({ market, query }) => suggestSearches(deps, market, query.keyword));
}

/** Serves every call of the catalogue's contract. */
export function registerCatalogueCalls(app: FastifyInstance, deps: CatalogueDeps): void {
  registerHome(app, deps);
  registerItems(app, deps);
  registerShops(app, deps);
  registerSearch(app, deps);
}
