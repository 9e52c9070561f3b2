import { trackingOperations } from '@pasar/tracking';
import type { Happening, JsonObject } from '@pasar/tracking';

type Where = { readonly at: number; readonly route: string; readonly placement: string };

const numbersOf = (body: unknown, names: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (entry): entry is [string, number] => names.includes(entry[0]) && typeof entry[1] === 'number',
    ),
  );

/** What is told of a change that the server has taken, by the call's path. */
export const trackedCalls: Readonly<Record<string, (body: unknown, where: Where) => Happening>> = {
  /** @spec atc-success */
  '/api/v4/cart/add_to_cart': (body, { at, placement }) => {
    const { quantity, ...item } = numbersOf(body, ['itemid', 'shopid', 'modelid', 'quantity']);
    const amount: JsonObject = quantity === undefined ? {} : { add_cart_amount: quantity };
    return {
      at,
      report: { operation: trackingOperations['add-to-cart'], placement, items: [{ ...item, ...amount }] },
    };
  },
  '/api/v4/checkout/place_order': (_, { at, route }) => ({
    at,
    event: { page_type: route, operation: trackingOperations['place-order'], target_type: 'order' },
  }),
};
