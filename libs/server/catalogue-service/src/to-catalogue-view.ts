import type { Market } from '@pasar/markets';
import type { CatalogueView, MemberView } from './catalogue-deps.ts';

type CallScope = { readonly market: Market; readonly now: number; readonly language?: string };

/** Returns the market, time and language of a call. */
export const toCatalogueView = ({ market, now, language }: CallScope): CatalogueView => ({
  market: market.code,
  now,
  language,
});

/** Adds the member who calls. */
export const toMemberView = (
  call: CallScope & { readonly user: { readonly userid: number } },
): MemberView => ({
  ...toCatalogueView(call),
  userid: call.user.userid,
});
