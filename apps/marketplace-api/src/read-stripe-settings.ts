import type { StripeSettings } from '@pasar/payment-service';

/** How cards are taken by Stripe; undefined without a key. Throws, naming the variable, on what is missing or malformed. */
export function readStripeSettings(env: NodeJS.ProcessEnv): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const apiBase = env['STRIPE_API_BASE'] || undefined;
  if (!secretKey) return undefined;
  // Without it anybody could say that an order is paid.
  if (!webhookSecret) throw new Error('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it.');
  if (apiBase && !URL.canParse(apiBase)) throw new Error('STRIPE_API_BASE is no address.');
  return { secretKey, webhookSecret, ...(apiBase && { apiBase }) };
}
