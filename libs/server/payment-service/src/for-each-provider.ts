import type { PaymentDeps } from './payment-deps.ts';

type ProviderWork<Row> = {
  /** Finds the rows of a provider that are due. */
  readonly find: (provider: string) => Promise<readonly Row[]>;
  /** Works on a row; resolves to whether the provider answered. */
  readonly run: (row: Row) => Promise<boolean>;
};

/**
 * Works for all providers side by side, and on one provider's rows in turn until it does not answer: one that hangs delays neither
 * the others nor the next run by more than its timeout. Rows of a provider that is no longer configured wait; the
 * reconciliation reports them.
 */
export async function forEachProvider<Row>(
  { providers }: Pick<PaymentDeps, 'providers'>,
  { find, run }: ProviderWork<Row>,
): Promise<void> {
  await Promise.all(
    providers.map(async ({ name }) => {
      for (const row of await find(name)) if (!(await run(row))) return;
    }),
  );
}
