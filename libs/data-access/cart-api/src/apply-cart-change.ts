import { cartTotals, lineSubtotal } from '@pasar/cart';
import type { Cart, CartLine, CartShop } from '@pasar/cart-contract';

/** A cart line, and its new quantity or selection, or the price that the shopper accepts. */
export type CartLineChange = {
  readonly itemid: number;
  readonly modelid?: number;
  readonly quantity?: number;
  readonly checked?: boolean;
  readonly seen_price?: CartLine['price'];
};

const isFor = (line: CartLine, change: CartLineChange): boolean =>
  line.itemid === change.itemid && line.modelid === change.modelid;

const changeLine = (line: CartLine, changes: readonly CartLineChange[]): CartLine => {
  const change = changes.find((one) => isFor(line, one));
  if (!change) return line;
  const { seen_price, ...unmarked } = line;
  const next = {
    ...unmarked,
    ...(seen_price && !change.seen_price && { seen_price }),
    quantity: change.quantity ?? line.quantity,
    checked: change.checked ?? line.checked,
  };
  return { ...next, subtotal: lineSubtotal(next) };
};

const withTotals = (cart: Cart): Cart => {
  const lines = cart.shops.flatMap((shop) => shop.lines);
  const { total, saved, count } = cartTotals(lines, cart.total.currency);
  return { ...cart, total, saved, checked_count: count, line_count: lines.length };
};

/** Returns the cart after the changes, with totals computed by the server's rules. */
export const applyCartChange = (cart: Cart, changes: readonly CartLineChange[]): Cart =>
  withTotals({
    ...cart,
    shops: cart.shops.map((shop) => ({
      ...shop,
      lines: shop.lines.map((line) => changeLine(line, changes)),
    })),
  });

/** Returns the cart without some of its lines; a shop without lines is removed. */
export const withoutLines = (cart: Cart, removed: readonly CartLineChange[]): Cart =>
  withTotals({
    ...cart,
    shops: cart.shops
      .map((shop) => ({
        ...shop,
        lines: shop.lines.filter((line) => !removed.some((one) => isFor(line, one))),
      }))
      .filter((shop) => shop.lines.length > 0),
  });

const upsertLine = (lines: readonly CartLine[], line: CartLine, at: number): CartLine[] =>
  lines.some((now) => isFor(now, line))
    ? lines.map((now) => (isFor(now, line) ? line : now))
    : lines.toSpliced(at, 0, line);

const upsertShop = (shops: readonly CartShop[], shop: CartShop, at: number): CartShop[] =>
  shops.some(({ shopid }) => shopid === shop.shopid)
    ? shops.map((now) => (now.shopid === shop.shopid ? shop : now))
    : shops.toSpliced(at, 0, shop);

/**
 * Undoes a failed change: restores the named lines from `before` and keeps everything else. A removed line returns to its
 * position, and so does its shop.
 */
export const restoreLines = (cart: Cart, before: Cart, keys: readonly CartLineChange[]): Cart => {
  const shops = before.shops.reduce<CartShop[]>((now, shop, shopAt) => {
    const named = shop.lines.filter((line) => keys.some((key) => isFor(line, key)));
    if (named.length === 0) return now;
    const there = now.find(({ shopid }) => shopid === shop.shopid) ?? { ...shop, lines: [] };
    const lines = named.reduce((all, line) => upsertLine(all, line, shop.lines.indexOf(line)), there.lines);
    return upsertShop(now, { ...there, lines }, shopAt);
  }, cart.shops);
  return withTotals({ ...cart, shops });
};
