import type { WebStorages } from '@pasar/persistence';
import { withPendingAddToCart } from './pending-add-to-cart.ts';
import type { PageLocation, PendingAddToCart } from './pending-add-to-cart.ts';

type Item = { readonly shopid: number; readonly itemid: number };

/** The item to add, and the page that a visitor returns to after signing in. */
export type AddTarget = {
  readonly item: Item & { readonly picture: { readonly id: string } };
  readonly returnTo: PageLocation;
};

const key = 'pending_add_to_cart';

/** Takes over where session storage is denied, until the page is left. */
let remembered: string | null = null;

const toText = ({ shopid, itemid }: Item, { modelid, quantity }: PendingAddToCart): string =>
  [shopid, itemid, modelid, quantity].join('.');

/** Notes that the shopper of this tab asked for an addition; gives the location at which it is made after signing in. */
export function addAfterSignIn(
  { session }: WebStorages,
  { item, returnTo }: AddTarget,
  pending: PendingAddToCart,
): string {
  remembered = toText(item, pending);
  try {
    session().setItem(key, remembered);
  } catch {
    // Memory has it.
  }
  return withPendingAddToCart(returnTo, pending);
}

function takeText({ session }: WebStorages): string | null {
  const text = remembered;
  remembered = null;
  try {
    const storage = session();
    const stored = storage.getItem(key);
    storage.removeItem(key);
    return stored ?? text;
  } catch {
    return text;
  }
}

/** Whether the shopper of this tab asked for the addition, once: a link of somebody else adds nothing. */
export const takeRequestedAddition = (
  storages: WebStorages,
  item: Item,
  pending: PendingAddToCart,
): boolean => takeText(storages) === toText(item, pending);
