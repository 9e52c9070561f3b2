import type { Market } from '@pasar/markets';
import type { CatalogueView } from './catalogue-deps.ts';

type CallScope = { readonly market: Market; readonly now: number };

/** Returns the market and time of a call. */
export const toCatalogueView = ({ market, now }: CallScope): CatalogueView => ({ market: market.code, now });

/** Adds the member who calls. */
export const toMemberView = (call: CallScope & { readonly user: { readonly userid: number } }) => ({
  ...toCatalogueView(call),
  userid: call.user.userid,
});
