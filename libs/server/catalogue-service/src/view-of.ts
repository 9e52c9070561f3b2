import type { Market } from '@pasar/markets';
import type { CatalogueView } from './catalogue-deps.ts';

type CallScope = { readonly market: Market; readonly now: number };

/** Whose catalogue a call asks about, and when. */
export const viewOf = ({ market, now }: CallScope): CatalogueView => ({ market: market.code, now });

/** The same, with the member who asks. */
export const ownViewOf = (call: CallScope & { readonly user: { readonly userid: number } }) => ({
  ...viewOf(call),
  userid: call.user.userid,
});
