import type { ItemKey } from '../purchases/buy.ts';
import { readData } from '../store/shopper.ts';
import type { KnownMember } from './create-members.ts';

type FoundItems = { readonly items: readonly ItemKey[] };
type MiniCart = { readonly line_count: number };

/** Adds an item to every second cart, and returns the members with what their carts contain then. */
export async function changeCarts(members: readonly KnownMember[]): Promise<KnownMember[]> {
  const [first] = members;
  const found =
    first && readData<FoundItems>(await first.call({ path: '/api/v4/search/search_items?limit=40' }));
  const items = found?.items ?? [];
  return Promise.all(
    members.map(async (member, at) => {
      const { shopid, itemid } = items[(member.lineCount * members.length + at) % items.length] ?? {};
      if (at % 2 === 0)
        await member.call({
          method: 'POST',
          path: '/api/v4/cart/add_to_cart',
          body: { shopid, itemid, quantity: 1 },
        });
      const cart = readData<MiniCart>(await member.call({ path: '/api/v4/cart/mini' }));
      return { ...member, lineCount: cart?.line_count ?? 0 };
    }),
  );
}

/** Ends the members' sessions; their cookies stay as they are. */
export async function signOutAll(members: readonly KnownMember[]): Promise<void> {
  for (const member of members)
    await member.call({ method: 'POST', path: '/api/v4/account/logout', body: {} });
}
