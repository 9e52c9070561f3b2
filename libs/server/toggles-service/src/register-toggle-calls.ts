import { toggleRows } from '@pasar/feature-toggles';
import { serveCall } from '@pasar/http-server';
import { getFeatureToggles } from '@pasar/toggles-contract';
import type { FastifyInstance } from 'fastify';
import { readToggles } from './read-toggles.ts';

/** Serves the toggles' contract. */
export function registerToggleCalls(app: FastifyInstance): void {
  serveCall(app, getFeatureToggles, async ({ market }) => readToggles(toggleRows, market.code));
}
