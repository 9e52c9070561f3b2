import { listPaymentMethods, removePaymentMethod, setDefaultPaymentMethod } from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import * as cards from './saved-payment-methods.ts';

const toOwner = ({ user, market }: { readonly user: { userid: number }; readonly market: Market }) => ({
  userid: user.userid,
  market,
});

/** Registers the calls about the member's saved cards. */
export function registerPaymentMethodCalls(app: FastifyInstance, { db }: Pick<AccountDeps, 'db'>): void {
  serveCall(app, listPaymentMethods, async (call) => ({
    methods: await cards.readPaymentMethods(db, toOwner(call)),
  }));
  serveCall(app, removePaymentMethod, async (call) => ({
    methods: await cards.removePaymentMethod(db, toOwner(call), call.body.id),
  }));
  serveCall(app, setDefaultPaymentMethod, async (call) => ({
    methods: await cards.setDefaultPaymentMethod(db, toOwner(call), call.body.id),
  }));
}
