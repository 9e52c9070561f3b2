import { setTimeout as wait } from 'node:timers/promises';
import { createShopper, readCookies, readData } from '../store/shopper.ts';
import type { Cookies, Member } from '../store/shopper.ts';
import type { RunningStore } from '../store/running-store.ts';
import { sendSignUp } from '../store/sign-up.ts';
import { sendUntilAnswered } from './buy.ts';
import type { ItemKey } from './buy.ts';

type CartAnswer = {
  readonly shops: readonly {
    readonly lines: readonly { readonly itemid: number | string; readonly quantity: number }[];
  }[];
};

/** Adds one unit to the cart of a new guest. Returns the guest's cookies; undefined if the item cannot be added. */
export async function fillGuestCart(store: RunningStore, item: ItemKey): Promise<Cookies | undefined> {
  const guest = createShopper(store, 'SG', {});
  const body = { ...item, quantity: 1, donot_add_quantity: true };
  const added = await sendUntilAnswered(() =>
    guest.call({ method: 'POST', path: '/api/v4/cart/add_to_cart', body }),
  );
  return added?.status === 200 ? readCookies(added) : undefined;
}

const retryDelayMs = 1000;

export type GuestSignUp = {
  readonly member: Member;
  /** Whether a sign-up without a response may have taken the cart. */
  readonly isRepeated: boolean;
};

/** A guest with a cart signs up, until there is a response; each time under another name. */
export async function signUpGuest(store: RunningStore, cookies: Cookies): Promise<GuestSignUp> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const { member } = await sendSignUp(store, 'SG', cookies);
    if (member) return { member, isRepeated: attempt > 0 };
    await wait(retryDelayMs);
  }
  throw new Error('A guest could not sign up.');
}

/** Returns the quantity of an item in a member's cart. */
export async function countInCart({ call }: Pick<Member, 'call'>, { itemid }: ItemKey): Promise<number> {
  const answer = await sendUntilAnswered(() => call({ path: '/api/v4/cart/get' }));
  const shops = (answer && readData<CartAnswer>(answer)?.shops) ?? [];
  return shops
    .flatMap(({ lines }) => lines)
    .filter((line) => Number(line.itemid) === itemid)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
