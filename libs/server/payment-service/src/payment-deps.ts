import type { OrderDeps } from '@pasar/order-service';
import type { PaymentProvider } from './payment-provider.ts';

/** Dependencies of the payment functions. Inside a transaction `db` is the transaction. */
export type PaymentDeps = Pick<OrderDeps, 'db' | 'ids'> & {
  /** The first that serves a method is the one that is asked. */
  readonly providers: readonly PaymentProvider[];
  /** Hears of what a person should look at: ids and amounts, nothing personal. */
  readonly log: (event: string, details: Readonly<Record<string, string | number>>) => void;
  /** Names a shopper to a provider without telling who it is. */
  readonly accountOf: (userid: number) => string;
};

/** The provider of a row. Throws for one that is not configured any more, which an operator has to mend. */
export function findProvider({ providers }: PaymentDeps, name: string): PaymentProvider {
  const provider = providers.find((each) => each.name === name);
  if (!provider) throw new Error(`No payment provider ${name} is configured.`);
  return provider;
}
