import { addItemToCart, toWireKey } from '@pasar/cart-service';
import type { Shopper } from '@pasar/cart-service';
import type { CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { buyAgain } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import { readOwnOrderRow } from '../read-orders.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';

/**
 * Adds an order's lines to the cart at current prices. Returns the names of items that are no longer available, or not in that
 * quantity. Throws NOT_FOUND if the order does not exist or belongs to another member.
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
