import type { OrderDeps } from '@pasar/order-service';
import type { PaymentProvider } from './payment-provider.ts';

/** Dependencies of the payment functions. Within a transaction, `db` is the transaction. */
export type PaymentDeps = Pick<OrderDeps, 'db' | 'ids'> & {
  /** The first provider that supports a method handles it. */
  readonly providers: readonly PaymentProvider[];
  /** Logs events that need human attention: ids and amounts, no personal data. */
  readonly log: (event: string, details: Readonly<Record<string, string | number>>) => void;
  /** Returns a pseudonym of a shopper for providers. */
  readonly accountReference: (userid: number) => string;
};

/** Finds the provider of a payment. Throws if it is no longer configured, which an operator must fix. */
export function findProvider({ providers }: PaymentDeps, name: string): PaymentProvider {
  const provider = providers.find((each) => each.name === name);
  if (!provider) throw new Error(`No payment provider ${name} is configured.`);
  return provider;
}
