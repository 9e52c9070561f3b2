import { adultCookieName, adultStatus } from '@pasar/account';
import { deliveryRegionCookieName, findDeliveryRegion } from '@pasar/delivery';
import { toUnixSeconds } from '@pasar/durations';
import type { AccountAge, CallCookies, SessionUser } from '@pasar/http-server';
import type { LanguageTag, Market } from '@pasar/markets';
import type { CartDeps } from './cart-deps.ts';

/** A shopper in a market, with the facts that purchase rules need. */
export type Shopper = {
  /** 0 for a visitor. */
  readonly userid: number;
  /** Owner of the cart's lines: the user id of a member, the id of a guest's cart; 0 for a visitor without one. */
  readonly cartid: number;
  readonly market: Market;
  readonly adult: boolean;
  /** The shop that they own or work for, from which they cannot buy. */
  readonly ownShopId?: number;
  /** In which places are named; in the market's first one by default. */
  readonly language?: LanguageTag;
  /** Where parcels go while there is no address: a region of the market that the shopper chose. */
  readonly deliveryRegion?: string;
  /** Time of the request in epoch milliseconds: decides which sales and deals are active. */
  readonly now: number;
};

export type CartVisitor = {
  readonly market: Market;
  readonly language?: LanguageTag;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly cookies: Pick<CallCookies, 'read'>;
};

/** A signed-in visitor. */
export type Caller = CartVisitor & { readonly user: SessionUser };

/** By birth date if known, else by age confirmation or cookie. @spec adult-status adult-th adult-cookie */
const isAdult = ({ market, now, cookies }: CartVisitor, account?: AccountAge): boolean =>
  adultStatus({
    adultFromAccount: market.adultFromAccount,
    adultAge: market.adultAge,
    birthTimestamp: account?.birth_at ? toUnixSeconds(account.birth_at) : null,
    adultConsent: toUnixSeconds(account?.adult_consent_at ?? 0),
    cookie: cookies.read(adultCookieName) ?? null,
    now,
  }).adult;

const toLanguageField = ({ language }: CartVisitor): Pick<Shopper, 'language'> =>
  language ? { language } : {};

function toRegionField({ market, cookies }: CartVisitor): Pick<Shopper, 'deliveryRegion'> {
  const region = findDeliveryRegion(market.code, cookies.read(deliveryRegionCookieName));
  return region === undefined ? {} : { deliveryRegion: region };
}

/** Returns a visitor who is not signed in, with the cart that they have as a guest, if any. */
export const visitorShopper = (visitor: CartVisitor, cartid = 0): Shopper => ({
  userid: 0,
  cartid,
  market: visitor.market,
  adult: isAdult(visitor),
  now: visitor.now,
  ...toLanguageField(visitor),
  ...toRegionField(visitor),
});

/** Returns the caller as a shopper, with the adult status from account and cookie. */
export function toShopper(caller: Caller, account?: AccountAge): Shopper {
  const { userid, shopid, shopMembership } = caller.user;
  const ownShopId = shopid ?? shopMembership?.shopid;
  return {
    userid,
    cartid: userid,
    market: caller.market,
    adult: isAdult(caller, account),
    now: caller.now,
    ...toLanguageField(caller),
    ...toRegionField(caller),
    ...(ownShopId !== undefined && { ownShopId }),
  };
}

/** Reads the age of the caller unless their session came with it, and returns them as a shopper. */
export async function findShopper({ db }: CartDeps, caller: Caller): Promise<Shopper> {
  const age =
    caller.user.age ??
    (await db
      .selectFrom('account')
      .select(['birth_at', 'adult_consent_at'])
      .where('userid', '=', caller.user.userid)
      .executeTakeFirst());
  return toShopper(caller, age);
}
