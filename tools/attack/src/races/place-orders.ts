import { randomUUID } from 'node:crypto';
import { placeOrder, previewTotal, sendUntilAnswered } from '../purchases/buy.ts';
import type { CheckoutChoices } from '../purchases/buy.ts';
import { readData, readError } from '../store/shopper.ts';
import type { Buyer } from './race-scenario.ts';

export type Outcomes = {
  /** Checkout ids of the acknowledged orders. */
  readonly checkoutIds: readonly number[];
  /** The number of rejected orders by error code. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly unanswered: number;
};

/** Each buyer previews the total; then all order at the same moment, each with their own key, until they get a response. */
export async function placeOrders(
  buyers: readonly Buyer[],
  choices: Omit<CheckoutChoices, 'address_id'>,
): Promise<Outcomes> {
  const ready = await Promise.all(
    buyers.map(async ({ shopper, addressId }) => {
      const chosen = { ...choices, address_id: addressId };
      return { shopper, chosen, total: await previewTotal(shopper, chosen) };
    }),
  );
  const answers = await Promise.all(
    ready.map(async ({ shopper, chosen, total }) => {
      if (!total) return undefined;
      const key = randomUUID();
      return sendUntilAnswered(() => placeOrder(shopper, key, chosen, total));
    }),
  );
  const checkoutIds: number[] = [];
  const refusals: Record<string, number> = {};
  let unanswered = 0;
  for (const answer of answers) {
    const placed = answer && readData<{ readonly checkoutid: number | string }>(answer);
    if (placed) checkoutIds.push(Number(placed.checkoutid));
    else if (answer) {
      const error = String(readError(answer));
      refusals[error] = (refusals[error] ?? 0) + 1;
    } else unanswered += 1;
  }
  return { checkoutIds, refusals, unanswered };
}

/** Reports a wrong number of winners, and losers that were rejected for another reason. */
export function findOutcomeFaults(
  { checkoutIds, refusals, unanswered }: Outcomes,
  expected: { readonly orders: number; readonly errors: readonly number[] },
): string[] {
  const others = Object.entries(refusals).filter(([error]) => !expected.errors.map(String).includes(error));
  return [
    ...(checkoutIds.length === expected.orders
      ? []
      : [`${checkoutIds.length} orders were acknowledged, of ${expected.orders}`]),
    ...(new Set(checkoutIds).size === checkoutIds.length ? [] : ['two orders share a checkout']),
    ...others.map(([error, count]) => `${count} were refused by ${error}`),
    ...(unanswered > 0 ? [`${unanswered} were never answered`] : []),
  ];
}
