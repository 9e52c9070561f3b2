import { getPartnerLoginInit, subAccountOauthLogin } from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from './account-deps.ts';
import { readPartnerLoginInit, readSubAccountOauthUrl } from './seller-sign-in.ts';

/** Registers the calls of the seller's sign-in page. */
export function registerSellerCalls(app: FastifyInstance, { sellerSignIn = {} }: AccountDeps): void {
  serveCall(app, getPartnerLoginInit, async ({ readHeader }) =>
    readPartnerLoginInit(sellerSignIn, readHeader),
  );
  serveCall(app, subAccountOauthLogin, async ({ query, market, origin }) =>
    readSubAccountOauthUrl(sellerSignIn, query, { market, origin }),
  );
}
