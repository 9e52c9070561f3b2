import type { DeliverySettings, SellerSignInSettings } from '@pasar/account-service';

function requireUrl(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  // Does not repeat the address, which may contain a password.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new Error(`${name} is no address of ${protocols.join(' or ')}`);
  return text;
}

function requireWith(env: NodeJS.ProcessEnv, name: string, other: string): string {
  const text = env[name];
  if (text) return text;
  throw new Error(`${name} is missing: ${other} needs it.`);
}

const webProtocols = ['https:', 'http:'];

/** Reads the carriers of messages. Throws an error that names the variable if a value is invalid. */
export function readCarrierSettings(env: NodeJS.ProcessEnv): Omit<DeliverySettings, 'outbox'> {
  const smtpUrl = requireUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const webhookUrl = requireUrl(env, 'SMS_WEBHOOK_URL', webProtocols);
  return {
    smtp: smtpUrl ? { url: smtpUrl, from: requireWith(env, 'SMTP_FROM', 'SMTP_URL') } : undefined,
    smsWebhook: webhookUrl
      ? { url: webhookUrl, secret: requireWith(env, 'SMS_WEBHOOK_SECRET', 'SMS_WEBHOOK_URL') }
      : undefined,
  };
}

/** Reads how sellers sign in. */
export const readSellerSettings = (env: NodeJS.ProcessEnv): SellerSignInSettings => ({
  countryHeader: env['COUNTRY_HEADER']?.toLowerCase() || undefined,
  proxyHost: env['SELLER_PROXY_HOST'] || undefined,
  oauthUrl: requireUrl(env, 'SELLER_OAUTH_URL', webProtocols),
});
