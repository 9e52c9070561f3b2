import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { Choices } from './choices/choices.ts';
import type { PlaceOrder } from './place/use-place-order.ts';

/** What the form and its sections know of a checkout, and how they change it. */
export type CheckoutFormProps = {
  readonly preview: CheckoutPreview;
  /** A newer price is on its way. */
  readonly stale: boolean;
  /** The newer price could not be had. */
  readonly failed: boolean;
  readonly choices: Choices;
  readonly order: PlaceOrder;
  readonly onChoose: (more: Partial<Choices>) => void;
  /** Asks for the newer price again. */
  readonly onRetry: () => void;
};
