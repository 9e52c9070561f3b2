import {
  addToCart,
  changeCartModel,
  getCart,
  getCartModels,
  getMiniCart,
  getQuote,
  getSavedLines,
  moveToCart,
  removeFromCart,
  removeSavedLines,
  saveForLater,
  updateCart,
} from '@pasar/cart-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { addItemToCart } from './add-to-cart.ts';
import type { CartDeps } from './cart-deps.ts';
import { removeCartLines, updateCartLines } from './change-cart.ts';
import { changeLineModel, readCartModels } from './change-model.ts';
import { readCart, readMiniCart } from './read-cart.ts';
import { readQuote } from './read-quote.ts';
import { moveLinesToCart, readSavedLines, removeSaved, saveLinesForLater } from './saved-lines.ts';
import { findShopper, visitorShopper } from './shopper.ts';

/** Registers the cart calls. */
export function registerCartCalls(app: FastifyInstance, deps: CartDeps): void {
  serveCall(app, getCart, async (context) => readCart(deps, await findShopper(deps, context)));
  serveCall(app, getMiniCart, async ({ user, market, now, cookies }) =>
    readMiniCart(deps, user && { user, market, now, cookies }),
  );
  serveCall(app, getQuote, async ({ user, query, ...visitor }) => {
    const shopper = user ? await findShopper(deps, { user, ...visitor }) : visitorShopper(visitor);
    return readQuote(deps, shopper, query);
  });
  serveCall(app, addToCart, async (context) => {
    const shopper = await findShopper(deps, context);
    return { cart_item: await addItemToCart(deps, shopper, context.body, context.now) };
  });
  serveCall(app, updateCart, async (context) =>
    updateCartLines(deps, await findShopper(deps, context), context.body.lines),
  );
  serveCall(app, removeFromCart, async (context) =>
    removeCartLines(deps, await findShopper(deps, context), context.body.lines),
  );
  serveCall(app, getCartModels, async (context) => ({
    models: await readCartModels(deps, await findShopper(deps, context), context.query),
  }));
  serveCall(app, changeCartModel, async (context) =>
    changeLineModel(deps, await findShopper(deps, context), context.body),
  );
  serveCall(app, getSavedLines, async (context) => readSavedLines(deps, await findShopper(deps, context)));
  serveCall(app, saveForLater, async (context) =>
    saveLinesForLater(deps, await findShopper(deps, context), context.body.lines),
  );
  serveCall(app, moveToCart, async (context) =>
    moveLinesToCart(deps, await findShopper(deps, context), context.body.lines),
  );
  serveCall(app, removeSavedLines, async (context) =>
    removeSaved(deps, await findShopper(deps, context), context.body.lines),
  );
}
