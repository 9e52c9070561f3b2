import { addItemToCart, toWireKey } from '@pasar/cart-service';
import type { Shopper } from '@pasar/cart-service';
import type { CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { buyAgain } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import { readOwnOrderRow } from '../read-orders.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';

/**
 * Puts an order's lines into the cart at today's prices. Tells the names of what is not sold any more, or not as often.
 * Throws NOT_FOUND, for a stranger's order as for none.
 */
export async function buyOrderAgain(
  deps: OrderDeps,
  shopper: Shopper,
  orderId: number,
  now: number,
): Promise<CallData<typeof buyAgain>> {
  const order = await readOwnOrderRow(deps, shopper, orderId);
  const left_out: string[] = [];
  let added = 0;
  for (const line of await selectBoughtLines(deps, order)) {
    const { quantity, name } = line;
    try {
      await addItemToCart(deps, shopper, { ...toWireKey(line), quantity }, now);
      added += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      left_out.push(name);
    }
  }
  return { added, left_out };
}
