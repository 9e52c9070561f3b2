import {
  getBuyerRatings,
  getRatingSummary,
  getShopBrief,
  getShopCategories,
  getShopRatings,
} from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { readBuyerRatings } from './read-buyer-ratings.ts';
import { readShopCategories } from './read-shop-categories.ts';
import { readShopRatings } from './read-shop-ratings.ts';
import { findShopBrief } from './shop-brief.ts';
import { summariseRatings } from './summarise-ratings.ts';

/** Registers the calls of a shop's further pages. */
export function registerShopCalls(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getShopBrief, ({ market, query }) => findShopBrief(deps, market.code, query.shopid));
  serveCall(app, getShopCategories, ({ market, language, query }) =>
    readShopCategories(deps, { market: market.code, language }, query),
  );
  serveCall(app, getShopRatings, ({ market, query }) => readShopRatings(deps, market.code, query));
  serveCall(app, getRatingSummary, ({ market, query }) => summariseRatings(deps, market.code, query));
  serveCall(app, getBuyerRatings, ({ market, query }) => readBuyerRatings(deps, market.code, query));
}
