import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { getMarketPayments } from '@pasar/payment';
import type { PaymentMethod } from '@pasar/payment';
import { buildPath } from '@pasar/routing-table';
import type { PaymentDeps } from './payment-deps.ts';
import type { ChargeRequest } from './payment-provider.ts';
import type { PaymentRow } from './payment-row.ts';

const callbackRoutes = { rw: 'rw-payment-callback', pc: 'pc-payment-callback' } as const;

/** Returns the request to a provider, always identical for a payment, so that it can be repeated after a lost response. */
export function chargeRequest({ accountReference }: PaymentDeps, row: PaymentRow): ChargeRequest {
  const market = marketByCode(row.market as MarketCode);
  const path = buildPath(callbackRoutes[row.platform], { checkoutId: row.checkoutid });
  return {
    payment_id: row.payment_id,
    method: row.method as PaymentMethod,
    option: row.method_option,
    amount: row.amount,
    currency: row.currency,
    account: accountReference(row.user_id),
    ...(row.card_token !== null && { cardToken: row.card_token }),
    pinLimit: getMarketPayments(market.code).walletPinLimit,
    returnUrl: new URL(path, row.origin).href,
    startedAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
