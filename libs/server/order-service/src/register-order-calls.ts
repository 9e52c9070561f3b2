import { findCartShopper, findShopper } from '@pasar/cart-service';
import { serveCall } from '@pasar/http-server';
import {
  cancelOrder,
  getCartSavings,
  getCheckout,
  getOrder,
  listOrders,
  placeOrder as placeOrderCall,
  previewCheckout,
} from '@pasar/order-contract';
import type { FastifyInstance } from 'fastify';
import { cancelOwnOrder } from './cancel-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { placeOrder } from './place-order.ts';
import { registerAfterSaleCalls } from './register-after-sale-calls.ts';
import { readCartSavings } from './read-cart-savings.ts';
import { readCheckoutPreview } from './preview-checkout.ts';
import { getOwnCheckout, getOwnOrder, listOwnOrders } from './read-orders.ts';
import { toOwner } from './to-owner.ts';

/** Registers the calls of checkout, orders and what follows them. */
export function registerOrderCalls(app: FastifyInstance, deps: OrderDeps): void {
  serveCall(app, previewCheckout, async (context) =>
    readCheckoutPreview(deps, await findShopper(deps, context), context.query, context.now),
  );
  serveCall(app, getCartSavings, async (context) =>
    readCartSavings(deps, await findCartShopper(deps, context)),
  );
  serveCall(app, placeOrderCall, async (context) => {
    const { body: request, idempotencyKey: key, now, language, origin } = context;
    const order = { request, key, now, page: { language, origin } };
    return placeOrder(deps, await findShopper(deps, context), order);
  });
  serveCall(app, listOrders, async (context) => listOwnOrders(deps, toOwner(context), context.query));
  serveCall(app, getOrder, async (context) =>
    getOwnOrder(deps, toOwner(context), context.query.order_id, context.now),
  );
  serveCall(app, getCheckout, async (context) =>
    getOwnCheckout(deps, toOwner(context), context.query.checkoutid),
  );
  serveCall(app, cancelOrder, async (context) =>
    cancelOwnOrder(deps, toOwner(context), context.body, context.now),
  );
  registerAfterSaleCalls(app, deps);
}
