import { findShopper } from '@pasar/cart-service';
import { serveCall } from '@pasar/http-server';
import {
  cancelOrder,
  getCheckout,
  getOrder,
  listOrders,
  payOrder,
  placeOrder as placeOrderCall,
  previewCheckout,
} from '@pasar/order-contract';
import type { FastifyInstance } from 'fastify';
import { cancelOrderOf } from './cancel-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { payOrderOf } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { preview } from './preview-checkout.ts';
import { getCheckoutOf, getOrderOf, listOrdersOf } from './read-orders.ts';

/** Whose order it is: `user` and `market` of a call. */
const toOwner = <M>({ user, market }: { user: { userid: number }; market: M }) => ({
  userid: user.userid,
  market,
});

/** Serves the calls of checkout and orders. */
export function registerOrderCalls(app: FastifyInstance, deps: OrderDeps): void {
  serveCall(app, previewCheckout, async (context) =>
    preview(deps, await findShopper(deps, context), context.query, context.now),
  );
  serveCall(app, placeOrderCall, async (context) => {
    const { body: request, idempotencyKey: key, now } = context;
    return placeOrder(deps, await findShopper(deps, context), { request, key, now });
  });
  serveCall(app, listOrders, async (context) => listOrdersOf(deps, toOwner(context), context.query));
  serveCall(app, getOrder, async (context) => getOrderOf(deps, toOwner(context), context.query.order_id));
  serveCall(app, getCheckout, async (context) =>
    getCheckoutOf(deps, toOwner(context), context.query.checkoutid),
  );
  serveCall(app, cancelOrder, async (context) =>
    cancelOrderOf(deps, toOwner(context), context.body.order_id, context.now),
  );
  serveCall(app, payOrder, async (context) => payOrderOf(deps, toOwner(context), context.body, context.now));
}
