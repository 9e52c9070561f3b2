import type { CheckoutPreview } from '@pasar/order-api/inject';
import type { ShopperChoices } from './choices/choices.ts';
import type { PlaceOrder } from './place/use-place-order.ts';

/** The props that the form shares with its sections. */
export type CheckoutFormProps = {
  readonly preview: CheckoutPreview;
  /** A newer price is loading. */
  readonly stale: boolean;
  /** The newer price failed to load. */
  readonly failed: boolean;
  readonly choices: ShopperChoices;
  readonly order: PlaceOrder;
  readonly onChoose: (more: Partial<ShopperChoices>) => void;
  /** Retries loading the newer price. */
  readonly onRetry: () => void;
};
