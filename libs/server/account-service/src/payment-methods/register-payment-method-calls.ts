import {
  listSavedPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { isCardExpired } from '@pasar/payment';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import * as cards from './saved-payment-methods.ts';
import type { StoredPaymentMethod } from './saved-payment-methods.ts';

const toOwner = ({ user, market }: { readonly user: { userid: number }; readonly market: Market }) => ({
  userid: user.userid,
  market,
});

const present = (methods: readonly StoredPaymentMethod[], now: number) => ({
  methods: methods.map(({ provider: _provider, ...method }) => ({
    ...method,
    is_expired: isCardExpired(method, now),
  })),
});

/** Registers the calls about the member's saved cards. */
export function registerPaymentMethodCalls(app: FastifyInstance, { db }: Pick<AccountDeps, 'db'>): void {
  serveCall(app, listSavedPaymentMethods, async (call) =>
    present(await cards.readPaymentMethods(db, toOwner(call)), call.now),
  );
  serveCall(app, removePaymentMethod, async (call) =>
    present(await cards.removePaymentMethod(db, toOwner(call), call.body.id), call.now),
  );
  serveCall(app, setDefaultPaymentMethod, async (call) =>
    present(await cards.setDefaultPaymentMethod(db, toOwner(call), call.body.id), call.now),
  );
}
