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
import type { MiniCart } from '@pasar/cart-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { addItemToCart } from './add-to-cart.ts';
import { changeCart, changeOrStartCart, findCartShopper } from './cart-caller.ts';
import type { CartCall } from './cart-caller.ts';
import type { CartDeps, CartPorts } from './cart-deps.ts';
import { addToCartRefusals, newCartRefusals } from './cart-refusals.data.ts';
import { changesQuantity, removeCartLines, updateCartLines } from './change-cart.ts';
import { changeLineModel, readCartModels } from './change-model.ts';
import { findGuestCart } from './guest-carts.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { readCart, readMiniCart } from './read-cart.ts';
import { readQuote } from './read-quote.ts';
import { requireCurrentClient } from './require-current-client.ts';
import { moveLinesToCart, readSavedLines, removeSaved, saveLinesForLater } from './saved-lines.ts';
import { findShopper, visitorShopper } from './shopper.ts';

/** Registers the cart calls. */
export function registerCartCalls(app: FastifyInstance, ports: CartPorts): void {
  serveCall(app, getCart, async (call) => readCart(ports, await findCartShopper(ports, call)));
  serveCall(app, getMiniCart, async (call) => readOwnMiniCart(ports, call));
  serveCall(app, getQuote, async ({ user, query, ...visitor }) => {
    const shopper = user ? await findShopper(ports, { user, ...visitor }) : visitorShopper(visitor);
    return readQuote(ports, shopper, query);
  });
  serveCall(app, addToCart, async (call) => {
    if (!call.body.update_checkout_only) requireCurrentClient(call, addToCartRefusals.platform);
    return changeOrStartCart(ports, call, async (deps, shopper) => ({
      cart_item: await addItemToCart(deps, shopper, call.body, call.now),
    }));
  });
  serveCall(app, updateCart, async (call) => {
    if (changesQuantity(call.body)) requireCurrentClient(call, newCartRefusals.platform);
    return changeCart(ports, call, (deps, shopper) => updateCartLines(deps, shopper, call.body));
  });
  serveCall(app, removeFromCart, async (call) =>
    changeCart(ports, call, (deps, shopper) => removeCartLines(deps, shopper, call.body.lines)),
  );
  serveCall(app, getCartModels, async (call) => ({
    models: await readCartModels(ports, await findCartShopper(ports, call), call.query),
  }));
  serveCall(app, changeCartModel, async (call) =>
    changeCart(ports, call, (deps, shopper) => changeLineModel(deps, shopper, call.body)),
  );
  registerSavedLineCalls(app, ports);
}

function registerSavedLineCalls(app: FastifyInstance, ports: CartPorts): void {
  serveCall(app, getSavedLines, async (call) => readSavedLines(ports, await findCartShopper(ports, call)));
  serveCall(app, saveForLater, async (call) =>
    changeOrStartCart(ports, call, (deps, shopper) => saveLinesForLater(deps, shopper, call.body.lines)),
  );
  serveCall(app, moveToCart, async (call) =>
    changeCart(ports, call, (deps, shopper) => moveLinesToCart(deps, shopper, call.body.lines)),
  );
  serveCall(app, removeSavedLines, async (call) =>
    changeCart(ports, call, (deps, shopper) => removeSaved(deps, shopper, call.body.lines)),
  );
}

/** Reads no account for a member whose cart is empty. */
async function readOwnMiniCart(deps: CartDeps, call: CartCall): Promise<MiniCart> {
  const { user, market } = call;
  if (user) {
    await mergeGuestCart(deps, call, user.userid);
    return readMiniCart(deps, { cartid: user.userid, market }, () => findShopper(deps, { ...call, user }));
  }
  const shopper = visitorShopper(call, await findGuestCart(deps, call));
  return readMiniCart(deps, shopper, () => shopper);
}
