import { randomUUID } from 'node:crypto';
import { placeOrder, previewTotal } from '../purchases/buy.ts';
import { readData } from '../store/shopper.ts';
import type { RaceScenario } from './race-scenario.ts';

const copies = 50;

/**
 * One order sent many times at once to every process: one checkout, and the same response for all requests not told to wait.
 */
export const sameOrder: RaceScenario = {
  name: `the same order ${copies} times at once`,
  run: async ({ sameBuyer, item }) => {
    const [first] = sameBuyer;
    if (!first) return ['nobody buys'];
    const choices = { address_id: first.addressId, buy: `${item.shopid}.${item.itemid}.0.1` };
    const total = await previewTotal(first.shopper, choices);
    if (!total) return ['the order has no price'];
    const key = randomUUID();
    const send = (copy: number) =>
      placeOrder((sameBuyer[copy % sameBuyer.length] ?? first).shopper, key, choices, total);
    const answers = await Promise.all(Array.from({ length: copies }, (_, copy) => send(copy)));
    const afterwards = await send(0);
    const placed = [...answers, afterwards].filter(({ status }) => status === 200);
    const checkoutIds = new Set(
      placed.map((answer) => readData<{ readonly checkoutid: number | string }>(answer)?.checkoutid),
    );
    const odd = answers.filter(({ status }) => status !== 200 && status !== 409);
    return [
      ...(afterwards.status === 200 ? [] : [`a later request is answered with ${afterwards.status}`]),
      ...(checkoutIds.size === 1 ? [] : [`it became ${checkoutIds.size} checkouts`]),
      ...(odd.length === 0
        ? []
        : [`${odd.length} answers are neither the order nor “wait”: ${odd[0]?.status}`]),
    ];
  },
};
