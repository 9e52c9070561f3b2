/** Returns the path of a provider's webhooks. */
export const webhookPath = (provider: string): string => `/api/v4/payment/webhook/${provider}`;
