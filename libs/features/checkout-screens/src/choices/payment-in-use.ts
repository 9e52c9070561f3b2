import { paymentOptionValues } from '@pasar/design-system';
import type { PaymentMethod } from '@pasar/payment';
import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { Choices } from './choices.ts';

export type PaymentInUse = {
  readonly method: PaymentMethod;
  /** A bank, a chain of shops or months, where the method has them. */
  readonly option?: string;
};

/**
 * How the order is going to be paid: as the shopper chose, else as they prefer, else by the first method that can be used. The
 * first option of a method unless another one was chosen. Undefined when no method can be used.
 */
export function paymentInUse(
  { payment_methods }: Pick<CheckoutPreview, 'payment_methods'>,
  { payment, paymentOption }: Choices,
): PaymentInUse | undefined {
  const usable = payment_methods.filter(({ available }) => available);
  const chosen =
    usable.find(({ method }) => method === payment) ?? usable.find(({ preferred }) => preferred) ?? usable[0];
  if (!chosen) return undefined;
  const options = paymentOptionValues(chosen);
  const option = options.find((value) => value === paymentOption) ?? options[0];
  return { method: chosen.method, ...(option !== undefined && { option }) };
}
