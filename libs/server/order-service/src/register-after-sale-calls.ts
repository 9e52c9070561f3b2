import { findShopper } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, findPermittedShop, findSessionUser, getServerState, serveCall } from '@pasar/http-server';
import {
  answerCancellation,
  answerReturn,
  buyAgain,
  cancelShopOrder,
  checkIn,
  getCoins,
  getInvoice,
  getOrderRatings,
  getOwnShop,
  getReturn,
  getReturnOptions,
  getShopOrder,
  listCoinEntries,
  listShopOrders,
  moveReturn,
  rateOrder,
  receiveOrder,
  replyToRating,
  requestReturn,
  shipOrder,
  shipReturn,
  takeDemoStep,
  uploadOrderPicture,
  uploadRatingVideo,
} from '@pasar/order-contract';
import { orderPicturePath } from '@pasar/order-contract/paths';
import type { FastifyInstance } from 'fastify';
import { buyOrderAgain } from './after-sale/buy-again.ts';
import { receiveOwnOrder } from './after-sale/complete-order.ts';
import { readInvoice } from './after-sale/read-invoice.ts';
import { takeOwnDemoStep } from './after-sale/take-demo-step.ts';
import { registerBranchCalls } from './branches/register-branch-calls.ts';
import { collectDaily, listEntries, readCoins } from './coins/read-coins.ts';
import { registerIncomeCalls } from './income/register-income-calls.ts';
import { registerLabelCalls } from './labels/register-label-calls.ts';
import type { OrderDeps } from './order-deps.ts';
import { rateOwnOrder } from './ratings/rate-order.ts';
import { readOrderRatings } from './ratings/read-order-ratings.ts';
import { serveVideos } from './ratings/video/serve-video.ts';
import { storeVideo } from './ratings/video/store-video.ts';
import { moveOwnReturn, shipOwnReturn } from './returns/move-own-return.ts';
import { readPrivatePicture, storePicture } from './returns/order-pictures.ts';
import { presentReturn } from './returns/present-return.ts';
import { readReturnOptions } from './returns/read-return-options.ts';
import { requestOwnReturn } from './returns/request-return.ts';
import {
  getOwnShopOrder,
  listOwnShopOrders,
  readOwnShop,
  replyToOwnRating,
} from './seller/read-shop-orders.ts';
import {
  answerShopCancellation,
  answerShopReturn,
  cancelOwnShopOrder,
  shipShopOrder,
} from './seller/seller-steps.ts';
import { toShopSeller } from './seller/shop-seller.ts';
import { toOwner } from './to-owner.ts';

function registerOrderSteps(app: FastifyInstance, deps: OrderDeps): void {
  serveCall(app, receiveOrder, (context) =>
    receiveOwnOrder(deps, toOwner(context), context.body.order_id, context.now),
  );
  serveCall(app, buyAgain, async (context) =>
    buyOrderAgain(deps, await findShopper(deps, context), context.body.order_id, context.now),
  );
  serveCall(app, takeDemoStep, async (context) =>
    takeOwnDemoStep(deps, toOwner(context), context.body, context.now),
  );
  serveCall(app, getInvoice, (context) =>
    readInvoice(deps, toOwner(context), context.query.order_id, context.now),
  );
  serveCall(app, getOrderRatings, (context) =>
    readOrderRatings(deps, toOwner(context), context.query.order_id, context.now),
  );
  serveCall(app, rateOrder, (context) => rateOwnOrder(deps, toOwner(context), context.body, context.now));
  serveCall(app, uploadOrderPicture, ({ user, body, now }) =>
    storePicture(deps, user.userid, body.data, now),
  );
  serveCall(app, uploadRatingVideo, ({ user, file, now }) => storeVideo(deps, user.userid, file, now));
}

function registerReturns(app: FastifyInstance, deps: OrderDeps): void {
  serveCall(app, getReturnOptions, (context) =>
    readReturnOptions(deps, toOwner(context), context.query.order_id, context.now),
  );
  serveCall(app, requestReturn, (context) =>
    requestOwnReturn(deps, toOwner(context), context.body, context.now),
  );
  serveCall(app, getReturn, (context) => presentReturn(deps, toOwner(context), context.query));
  serveCall(app, moveReturn, (context) => moveOwnReturn(deps, toOwner(context), context.body, context.now));
  serveCall(app, shipReturn, (context) => shipOwnReturn(deps, toOwner(context), context.body, context.now));
}

function registerCoins(app: FastifyInstance, deps: OrderDeps): void {
  serveCall(app, getCoins, (context) => readCoins(deps, toOwner(context), context.now));
  serveCall(app, listCoinEntries, (context) => listEntries(deps, toOwner(context), context.query));
  serveCall(app, checkIn, (context) => collectDaily(deps, toOwner(context), context.now));
}

function registerSellerSteps(app: FastifyInstance, deps: OrderDeps): void {
  serveCall(app, getOwnShop, (context) => readOwnShop(deps, toShopSeller(context)));
  serveCall(app, getShopOrder, (context) =>
    getOwnShopOrder(deps, toShopSeller(context), context.query.order_id, context.now),
  );
  serveCall(app, listShopOrders, (context) => listOwnShopOrders(deps, toShopSeller(context), context.query));
  serveCall(app, shipOrder, (context) =>
    shipShopOrder(deps, toShopSeller(context), context.body, context.now),
  );
  serveCall(app, cancelShopOrder, (context) =>
    cancelOwnShopOrder(deps, toShopSeller(context), context.body, context.now),
  );
  serveCall(app, answerCancellation, (context) =>
    answerShopCancellation(deps, toShopSeller(context), context.body, context.now),
  );
  serveCall(app, replyToRating, (context) =>
    replyToOwnRating(deps, toShopSeller(context), context.body, context.now),
  );
  serveCall(app, answerReturn, async (context) =>
    answerShopReturn(deps, toShopSeller(context), context.body, context.now),
  );
}

/** `GET /api/v4/order/picture?id=`: bytes, which the contract's calls cannot carry. Answers 404 also for another member's picture. */
function registerPrivatePictures(app: FastifyInstance, deps: OrderDeps): void {
  app.get<{ Querystring: { id?: string | string[] } }>(orderPicturePath, async (request, reply) => {
    const user = await findSessionUser(app, request);
    const market = getServerState(app).ports.markets.marketByHost(request.host);
    const { id } = request.query;
    const isId = typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id);
    const reader = user &&
      market && {
        ...{ userid: user.userid, market: market.code },
        shopid: findPermittedShop(user, 'orders-read'),
      };
    const content = reader && isId ? await readPrivatePicture(deps, reader, id) : undefined;
    if (!content) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such picture.');
    return reply.header('cache-control', 'no-store').type('image/webp').send(content);
  });
}

/** Registers the calls after a purchase: receipt, ratings, invoices, returns, coins, and the seller's side of them. */
export function registerAfterSaleCalls(app: FastifyInstance, deps: OrderDeps): void {
  registerOrderSteps(app, deps);
  registerReturns(app, deps);
  registerCoins(app, deps);
  registerSellerSteps(app, deps);
  registerIncomeCalls(app, deps);
  registerBranchCalls(app, deps);
  registerLabelCalls(app, deps);
  registerPrivatePictures(app, deps);
  serveVideos(app, deps);
}
