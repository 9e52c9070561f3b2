import type { LanguageTag, Market } from '@pasar/markets';

type OwnerCall = {
  readonly user: { readonly userid: number };
  readonly market: Market;
  readonly language: LanguageTag;
};

/** Returns the owner of orders from a call's `user` and `market`, who reads the call's language. */
export const toOwner = ({ user, market, language }: OwnerCall) => ({ userid: user.userid, market, language });
