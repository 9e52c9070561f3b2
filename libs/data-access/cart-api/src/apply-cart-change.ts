import { cartTotals, lineSubtotal } from '@pasar/cart';
import type { Cart, CartLine, CartShop } from '@pasar/cart-contract';

/** Which line, and what is to become of it. */
export type CartLineChange = {
  readonly itemid: number;
  readonly modelid?: number;
  readonly quantity?: number;
  readonly checked?: boolean;
};

const isFor = (line: CartLine, change: CartLineChange): boolean =>
  line.itemid === change.itemid && line.modelid === change.modelid;

const changed = (line: CartLine, changes: readonly CartLineChange[]): CartLine => {
  const change = changes.find((one) => isFor(line, one));
  if (!change) return line;
  const next = {
    ...line,
    quantity: change.quantity ?? line.quantity,
    checked: change.checked ?? line.checked,
  };
  return { ...next, subtotal: lineSubtotal(next) };
};

const withSums = (cart: Cart): Cart => {
  const lines = cart.shops.flatMap((shop) => shop.lines);
  const { total, saved, count } = cartTotals(lines, cart.total.currency);
  return { ...cart, total, saved, checked_count: count, line_count: lines.length };
};

/** The cart as it will be once the server has taken the changes: shown at once, by the server's own sums. */
export const applyCartChange = (cart: Cart, changes: readonly CartLineChange[]): Cart =>
  withSums({
    ...cart,
    shops: cart.shops.map((shop) => ({ ...shop, lines: shop.lines.map((line) => changed(line, changes)) })),
  });

/** The cart without some of its lines; a shop without lines goes. */
export const withoutLines = (cart: Cart, gone: readonly CartLineChange[]): Cart =>
  withSums({
    ...cart,
    shops: cart.shops
      .map((shop) => ({ ...shop, lines: shop.lines.filter((line) => !gone.some((one) => isFor(line, one))) }))
      .filter((shop) => shop.lines.length > 0),
  });

const withLine = (lines: readonly CartLine[], line: CartLine, at: number): CartLine[] =>
  lines.some((now) => isFor(now, line))
    ? lines.map((now) => (isFor(now, line) ? line : now))
    : lines.toSpliced(at, 0, line);

const withShop = (shops: readonly CartShop[], shop: CartShop, at: number): CartShop[] =>
  shops.some(({ shopid }) => shopid === shop.shopid)
    ? shops.map((now) => (now.shopid === shop.shopid ? shop : now))
    : shops.toSpliced(at, 0, shop);

/**
 * The cart with the named lines as they were `before`, and everything else as it is now: what is left of a change that
 * failed. A line that had been taken out comes back to its place, and its shop as well.
 */
export const linesAsBefore = (cart: Cart, before: Cart, keys: readonly CartLineChange[]): Cart => {
  const shops = before.shops.reduce<CartShop[]>((now, shop, shopAt) => {
    const named = shop.lines.filter((line) => keys.some((key) => isFor(line, key)));
    if (named.length === 0) return now;
    const there = now.find(({ shopid }) => shopid === shop.shopid) ?? { ...shop, lines: [] };
    const lines = named.reduce((all, line) => withLine(all, line, shop.lines.indexOf(line)), there.lines);
    return withShop(now, { ...there, lines }, shopAt);
  }, cart.shops);
  return withSums({ ...cart, shops });
};
