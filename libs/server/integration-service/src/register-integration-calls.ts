import { serveCall } from '@pasar/http-server';
import {
  completeIntegration,
  getIntegration,
  startIntegration,
  unlinkIntegration,
} from '@pasar/integration-contract';
import type { FastifyInstance } from 'fastify';
import {
  completeProviderIntegration,
  readIntegration,
  startProviderIntegration,
  unlinkPartner,
} from './integrate.ts';
import type { IntegrationCaller } from './integrate.ts';
import type { IntegrationDeps } from './integration-deps.ts';

type Call = Omit<IntegrationCaller, 'userid'> & { readonly user: { readonly userid: number } };

const toCaller = ({ user, market, origin, now }: Call): IntegrationCaller => ({
  userid: user.userid,
  market,
  origin,
  now,
});

/** Registers the calls of integrations with partners. */
export function registerIntegrationCalls(app: FastifyInstance, deps: IntegrationDeps): void {
  serveCall(app, getIntegration, (call) => readIntegration(deps, toCaller(call), call.query.partner));
  serveCall(app, startIntegration, (call) => startProviderIntegration(deps, toCaller(call), call.body));
  serveCall(app, completeIntegration, (call) => completeProviderIntegration(deps, toCaller(call), call.body));
  serveCall(app, unlinkIntegration, (call) => unlinkPartner(deps, toCaller(call), call.body.partner));
}
