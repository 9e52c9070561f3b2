import type { PaymentMethod } from '@pasar/payment';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import { paymentOptionValues } from '@pasar/payment-methods';
import type { ShopperChoices } from './choices.ts';

export type PaymentInUse = {
  readonly method: PaymentMethod;
  /** A bank, store chain or number of months, where the method has options. */
  readonly option?: string;
};

/**
 * The payment method of the order: the chosen one, else the preferred one, else the first that can be used;
 * with the chosen option, else the method's first. Undefined if no method can be used.
 */
export function paymentInUse(
  { payment_methods }: Pick<CheckoutPreview, 'payment_methods'>,
  { payment, paymentOption }: ShopperChoices,
): PaymentInUse | undefined {
  const usable = payment_methods.filter(({ available }) => available);
  const chosen =
    usable.find(({ method }) => method === payment) ?? usable.find(({ preferred }) => preferred) ?? usable[0];
  if (!chosen) return undefined;
  const options = paymentOptionValues(chosen);
  const option = options.find((value) => value === paymentOption) ?? options[0];
  return { method: chosen.method, ...(option !== undefined && { option }) };
}
