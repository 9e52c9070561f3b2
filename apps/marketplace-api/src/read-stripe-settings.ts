import type { StripeSettings } from '@pasar/payment-service';

/** Reads the Stripe settings; undefined without a key. Throws an error that names the variable if a value is missing or malformed. */
export function readStripeSettings(env: NodeJS.ProcessEnv): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const apiBase = env['STRIPE_API_BASE'] || undefined;
  if (!secretKey) return undefined;
  // Without the secret, anybody could forge a notification that an order is paid.
  if (!webhookSecret) throw new Error('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it.');
  if (apiBase && !URL.canParse(apiBase)) throw new Error('STRIPE_API_BASE must be a URL.');
  return { secretKey, webhookSecret, ...(apiBase && { apiBase }) };
}
