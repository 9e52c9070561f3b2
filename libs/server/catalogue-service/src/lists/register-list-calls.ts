import {
  getBuyAgain,
  getCampaign,
  getCampaigns,
  getCartRecommendations,
  getCollection,
  getFeaturedCollections,
  getFlashSaleItems,
  getFlashSaleSessions,
  getHashtag,
  getItemBatch,
  getItemList,
  getListGuide,
  getMallBrands,
  getMallCategories,
  getMallHome,
  getSupermarketCategories,
  getSupermarketHome,
} from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { toMemberView, toCatalogueView } from '../to-catalogue-view.ts';
import { findCampaign, readCampaigns } from './read-campaigns.ts';
import { findCollection, findHashtag, readFeaturedCollections, readListGuide } from './read-collections.ts';
import { readSessionItems, readSessions } from './read-flash-sale.ts';
import { readItemBatch, readItemList } from './read-item-list.ts';
import { readMallBrands, readMallHome, readSupermarketHome } from './read-mall.ts';
import { readSectionCategories } from './read-section-categories.ts';
import { readBuyAgain, readCartRecommendations } from './read-own-lists.ts';

function registerItemLists(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getItemList, (call) => readItemList(deps, toCatalogueView(call), call.query));
  serveCall(app, getItemBatch, (call) => readItemBatch(deps, toCatalogueView(call), call.query.items));
  serveCall(app, getBuyAgain, (call) => readBuyAgain(deps, toMemberView(call), call.query));
  serveCall(app, getCartRecommendations, (call) =>
    readCartRecommendations(deps, toMemberView(call), call.query),
  );
}

function registerCollections(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getCollection, ({ market, query }) => findCollection(deps, market.code, query.collectionid));
  serveCall(app, getFeaturedCollections, (call) =>
    readFeaturedCollections(deps, toCatalogueView(call), call.query),
  );
  serveCall(app, getHashtag, ({ market, query }) => findHashtag(deps, market.code, query.tag));
  serveCall(app, getListGuide, (call) => readListGuide(deps, toCatalogueView(call), call.query));
  serveCall(app, getCampaigns, async (call) => ({
    server_time: call.now,
    campaigns: await readCampaigns(deps, toCatalogueView(call)),
  }));
  serveCall(app, getCampaign, async (call) => ({
    server_time: call.now,
    campaign: await findCampaign(deps, toCatalogueView(call), call.query.campaignid),
  }));
}

function registerSectionCategories(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getMallCategories, async (call) => ({
    categories: await readSectionCategories(deps, toCatalogueView(call), 'is_official_shop'),
  }));
  serveCall(app, getSupermarketCategories, async (call) => ({
    categories: await readSectionCategories(deps, toCatalogueView(call), 'is_mart'),
  }));
}

function registerMall(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getMallHome, (call) => readMallHome(deps, toCatalogueView(call)));
  serveCall(app, getMallBrands, ({ market, query }) => readMallBrands(deps, market.code, query));
  serveCall(app, getSupermarketHome, (call) => readSupermarketHome(deps, toCatalogueView(call)));
  serveCall(app, getFlashSaleSessions, async (call) => ({
    server_time: call.now,
    sessions: await readSessions(deps, toCatalogueView(call), call.query.mart),
  }));
  serveCall(app, getFlashSaleItems, (call) => readSessionItems(deps, toCatalogueView(call), call.query));
}

/** Registers the calls of lists, the mall, the supermarket and flash sales. */
export function registerListCalls(app: FastifyInstance, deps: CatalogueDeps): void {
  registerItemLists(app, deps);
  registerCollections(app, deps);
  registerMall(app, deps);
  registerSectionCategories(app, deps);
}
