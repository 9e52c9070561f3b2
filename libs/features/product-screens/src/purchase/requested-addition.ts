import type { WebStorages } from '@pasar/persistence';
import { withPendingAddToCart } from './pending-add-to-cart.ts';
import type { PageLocation, PendingAddToCart } from './pending-add-to-cart.ts';

type Item = { readonly shopid: number; readonly itemid: number };

/** The item to add, and the page that a visitor returns to after signing in. */
export type RequestedAddition = {
  readonly item: Item & { readonly picture: { readonly id: string } };
  readonly returnTo: PageLocation;
};

const key = 'pending_add_to_cart';

/** Fallback where session storage is denied; lasts until the page is left. */
let remembered: string | null = null;

const toText = ({ shopid, itemid }: Item, { modelid, quantity }: PendingAddToCart): string =>
  [shopid, itemid, modelid, quantity].join('.');

/** Records that the shopper of this tab requested an addition; returns the location that makes it after sign-in. */
export function addAfterSignIn(
  { session }: WebStorages,
  { item, returnTo }: RequestedAddition,
  pending: PendingAddToCart,
): string {
  remembered = toText(item, pending);
  try {
    session().setItem(key, remembered);
  } catch {
    // `remembered` holds it.
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

/** Whether the shopper of this tab requested the addition; true only once, so that a shared link adds nothing. */
export const takeRequestedAddition = (
  storages: WebStorages,
  item: Item,
  pending: PendingAddToCart,
): boolean => takeText(storages) === toText(item, pending);
