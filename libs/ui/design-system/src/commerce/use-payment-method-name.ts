import type { PaymentMethod } from '@pasar/payment';
import { useWords } from '../translations/use-words.ts';

/** The fields that name a payment method. */
export type LabelledMethod = {
  readonly method: PaymentMethod;
  /** The market's name for QR payments. */
  readonly scheme?: string | undefined;
};

/** The name of a payment method; QR payments have the market's own name. */
export function usePaymentMethodName(): (named: LabelledMethod) => string {
  const words = useWords();
  return ({ method, scheme }) => (method === 'qr' && scheme ? scheme : words(`pay_${method}`));
}
