import type { PaymentFailure, PaymentMethod } from '@pasar/payment';
import type { PaymentStep } from '@pasar/payment-contract';

/** What a provider is asked to collect. The same `payment_id` is the same charge, however often it is asked for. */
export type ChargeRequest = {
  readonly payment_id: number;
  readonly method: PaymentMethod;
  /** The bank, the chain of shops or the months; empty for none. */
  readonly option: string;
  /** In the minor unit. */
  readonly amount: number;
  readonly currency: string;
  /** Who pays, in no readable form. */
  readonly account: string;
  /** Above it a wallet asks for more than its PIN. In the minor unit. */
  readonly pinLimit: number;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly expiresAt: number;
};

/** How a charge stands with the provider. `authorised`: the money is reserved and waits to be captured. */
export type Charge = {
  readonly payment_id: number;
  /** The provider's own id. */
  readonly ref: string;
  readonly status: 'pending' | 'authorised' | 'paid' | 'failed' | 'cancelled';
  readonly amount: number;
  readonly currency: string;
  readonly reason?: PaymentFailure | undefined;
  readonly step?: PaymentStep | undefined;
  /** What was given back of it, in the minor unit. */
  readonly refunded: number;
};

export type ChargeKey = { readonly payment_id: number; readonly ref: string };

/** The shopper's answer to a question of the provider. */
export type ConfirmAnswer = { readonly kind: string; readonly answer: string };

export type RefundOrder = ChargeKey & {
  /** The same id is the same refund, however often it is asked for. */
  readonly refund_id: number;
  readonly amount: number;
};

/** Something that a provider told by itself. */
export type ProviderEvent = { readonly id: string; readonly charge: Charge };

/**
 * Somebody who moves money: the port. Each function rejects when no clear answer came: the outcome is unknown then and has to
 * be asked for again. A refusal is an answer: a charge that failed.
 */
export type PaymentProvider = {
  readonly name: string;
  readonly serves: (method: PaymentMethod) => boolean;
  readonly start: (request: ChargeRequest) => Promise<Charge>;
  readonly query: (key: ChargeKey) => Promise<Charge>;
  readonly confirm: (key: ChargeKey, answer: ConfirmAnswer) => Promise<Charge>;
  /** Takes what was authorised. */
  readonly capture: (key: ChargeKey) => Promise<Charge>;
  /** Gives up what was not paid; a charge that was paid meanwhile stays so, and says so. */
  readonly cancel: (key: ChargeKey) => Promise<Charge>;
  /** Gives back a part or all. */
  readonly refund: (order: RefundOrder) => Promise<void>;
  /**
   * An event from a webhook's body as it came; null when the signature is not the provider's or is too old, `ignored` for
   * events that tell nothing of a charge, `malformed` for one that refers to no payment by its id.
   */
  readonly readWebhook: (webhook: Webhook) => Promise<ProviderEvent | 'ignored' | 'malformed' | null>;
};

export type Webhook = {
  readonly body: string;
  readonly signature: string;
  /** Epoch milliseconds. */
  readonly now: number;
};
