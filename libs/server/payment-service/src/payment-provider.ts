import type { PaymentFailure, PaymentMethod } from '@pasar/payment';
import type { PaymentStep } from '@pasar/payment-contract';

/** A request to collect money. The same `payment_id` is the same charge, however often it is requested. */
export type ChargeRequest = {
  readonly payment_id: number;
  readonly method: PaymentMethod;
  /** The bank, the store chain or the number of months; empty for none. */
  readonly option: string;
  /** In the minor unit. */
  readonly amount: number;
  readonly currency: string;
  /** The shopper's pseudonym. */
  readonly account: string;
  /** Above this amount a wallet requires more than its PIN. In the minor unit. */
  readonly pinLimit: number;
  /** The provider's token of a saved card to pay with, instead of a card that is entered on its page. */
  readonly cardToken?: string | undefined;
  /** Where the provider's page redirects to. */
  readonly returnUrl: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly expiresAt: number;
};

/** A card that the shopper asked the provider to keep. Its number stays with the provider. */
export type ProviderCard = {
  readonly token: string;
  /** `visa`, `mastercard` … */
  readonly brand: string;
  readonly lastFour: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  /** The same for the same card, if the provider saves it under a new token each time. */
  readonly fingerprint?: string | undefined;
};

/** The state of a charge at the provider. `authorised`: the money is reserved and can be captured. */
export type Charge = {
  readonly payment_id: number;
  /** The provider's own id; undefined if it refused to create the charge. */
  readonly ref: string | undefined;
  readonly status: 'pending' | 'authorised' | 'paid' | 'failed' | 'cancelled';
  readonly amount: number;
  readonly currency: string;
  readonly reason?: PaymentFailure | undefined;
  readonly step?: PaymentStep | undefined;
  /** The refunded amount, in the minor unit. */
  readonly refunded: number;
  /** Why the provider refused the request itself, for operators. */
  readonly detail?: string;
  /** The card that paid, if the shopper asked to save it. */
  readonly savedCard?: ProviderCard | undefined;
};

export type ChargeKey = { readonly payment_id: number; readonly ref: string };

/** The shopper's answer to the provider's question. */
export type ConfirmResponse = { readonly kind: string; readonly answer: string };

export type RefundOrder = ChargeKey & {
  /** The same id is the same refund, however often it is requested. */
  readonly refund_id: number;
  readonly amount: number;
};

/** An event that a provider sent: about a charge, or about a refund that failed after it was accepted. */
export type ProviderEvent = { readonly id: string } & (
  { readonly charge: Charge } | { readonly failedRefundId: number }
);

/**
 * A payment provider (port). Each function rejects without a clear response: the outcome is then unknown and must be
 * queried. A decline is a response: a charge that failed.
 */
export type PaymentProvider = {
  readonly name: string;
  readonly serves: (method: PaymentMethod) => boolean;
  readonly start: (request: ChargeRequest) => Promise<Charge>;
  readonly query: (key: ChargeKey) => Promise<Charge>;
  readonly confirm: (key: ChargeKey, answer: ConfirmResponse) => Promise<Charge>;
  /** Captures an authorised charge. */
  readonly capture: (key: ChargeKey) => Promise<Charge>;
  /** Cancels an unpaid charge; one that was paid meanwhile stays paid and is returned as such. */
  readonly cancel: (key: ChargeKey) => Promise<Charge>;
  /** Refunds a part or all. */
  readonly refund: (order: RefundOrder) => Promise<void>;
  /**
   * Whether a refund that was accepted came back and has not been paid out since; absent if the provider never takes one back.
   */
  readonly hasRefundFailed?: (order: RefundOrder) => Promise<boolean>;
  /** Deletes a saved card; absent if the provider saves none. Deleting it again does nothing. */
  readonly forgetCard?: (token: string) => Promise<void>;
  /**
   * Parses an event from a webhook's raw body; null if the signature is invalid or too old, `ignored` for
   * events that change neither a charge nor a refund, `malformed` if it does not refer to a payment by its id.
   */
  readonly readWebhook: (webhook: Webhook) => Promise<ProviderEvent | 'ignored' | 'malformed' | null>;
};

export type Webhook = {
  readonly body: string;
  readonly signature: string;
  /** Epoch milliseconds. */
  readonly now: number;
};
