import type { Market } from '@pasar/markets';
import type { CatalogueView } from './catalogue-deps.ts';

type Asked = { readonly market: Market; readonly now: number };

/** Whose catalogue a call asks about, and when. */
export const viewOf = ({ market, now }: Asked): CatalogueView => ({ market: market.code, now });

/** The same, with the member who asks. */
export const ownViewOf = (call: Asked & { readonly user: { readonly userid: number } }) => ({
  ...viewOf(call),
  userid: call.user.userid,
});
