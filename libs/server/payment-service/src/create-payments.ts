import { createHash } from 'node:crypto';
import type { PaymentMethod } from '@pasar/payment';
import type { FastifyInstance } from 'fastify';
import type { PaymentDeps } from './payment-deps.ts';
import { createStripeProvider } from './providers/stripe/stripe-provider.ts';
import type { StripeSettings } from './providers/stripe/stripe-provider.ts';
import { withTimeout } from './providers/with-timeout.ts';
import { registerPaymentCalls } from './register-payment-calls.ts';
import { createSandboxBank } from './sandbox-bank/create-sandbox-bank.ts';
import { sweepPayments } from './sweep-payments.ts';

export type PaymentsOptions = Pick<PaymentDeps, 'db' | 'ids'> & {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Accepts cards if configured. */
  readonly stripe: StripeSettings | undefined;
  /** Whether the sandbox handles methods without another provider. Never on a live store. */
  readonly sandbox: boolean;
};

export type Payments = {
  readonly deps: PaymentDeps;
  readonly servesMethod: (method: PaymentMethod) => boolean;
  /** Delivers the sandbox's webhooks, then processes open payments and refunds. */
  readonly sweep: () => Promise<void>;
};

const decorator = 'payments';

/** Returns a server's payments. Throws before `createPayments`. */
export const getPayments = (app: FastifyInstance): Payments => app.getDecorator(decorator);

/** After this a provider counts as not responding. Shorter than the timeouts of browsers and the web server in front. */
const providerTimeoutMs = 8000;

const accountName = (userid: number): string =>
  createHash('sha256').update(`pasar-shopper/${userid}`).digest('hex').slice(0, 32);

/** Registers payments with the configured providers; `getPayments` returns the same later. */
export async function createPayments(
  app: FastifyInstance,
  { db, ids, now, stripe, sandbox }: PaymentsOptions,
): Promise<Payments> {
  const bank = sandbox ? await createSandboxBank(app, { db, now }) : undefined;
  const providers = [stripe && createStripeProvider(stripe), bank?.provider]
    .filter((provider) => provider !== undefined)
    .map((provider) => withTimeout(provider, providerTimeoutMs));
  const log: PaymentDeps['log'] = (event, details) => app.log.warn(details, event);
  const deps: PaymentDeps = { db, ids, providers, log, accountReference: accountName };
  registerPaymentCalls(app, deps);
  const payments: Payments = {
    deps,
    servesMethod: (method) => providers.some((provider) => provider.serves(method)),
    sweep: async () => {
      await bank?.deliver();
      await sweepPayments(deps, now());
    },
  };
  app.decorate(decorator, payments);
  return payments;
}
