import { getCardManifests } from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { readCardManifests } from './read-card-manifests.ts';

export function registerCardCalls(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getCardManifests, async ({ market, query }) => ({
    manifests: await readCardManifests(deps, market.code, query.card_set_ids.split(',').map(Number)),
  }));
}
