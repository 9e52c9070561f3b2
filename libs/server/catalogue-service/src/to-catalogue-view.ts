import type { Market } from '@pasar/markets';
import type { CatalogueView } from './catalogue-deps.ts';

type CallScope = { readonly market: Market; readonly now: number };

/** Whose catalogue a call asks about, and when. */
export const toCatalogueView = ({ market, now }: CallScope): CatalogueView => ({ market: market.code, now });

/** The same, with the member who asks. */
export const toMemberView = (call: CallScope & { readonly user: { readonly userid: number } }) => ({
  ...toCatalogueView(call),
  userid: call.user.userid,
});
