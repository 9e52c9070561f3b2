/** Where a provider sends its webhooks. */
export const webhookPath = (provider: string): string => `/api/v4/payment/webhook/${provider}`;
