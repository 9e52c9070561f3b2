import { adultCookieName, adultStatus } from '@pasar/account';
import type { CallCookies } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { CartDeps } from './cart-deps.ts';

/** Whose cart it is, in which market, and what the rules of buying ask of them. */
export type Shopper = {
  readonly userid: number;
  readonly market: Market;
  readonly adult: boolean;
  readonly ownShopId?: number;
  /** When they ask, epoch milliseconds: which sales and deals run. */
  readonly now: number;
};

type Visitor = {
  readonly market: Market;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly cookies: Pick<CallCookies, 'read'>;
};

type Caller = Visitor & { readonly user: { readonly userid: number; readonly shopid?: number } };

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

type AgeRecord = { readonly birth_at: number; readonly adult_consent_at: number };

/** By birth date when there is one, else by consent or the cookie. @spec adult-status adult-th adult-cookie */
const isAdult = ({ market, now, cookies }: Visitor, account?: AgeRecord): boolean =>
  adultStatus({
    adultFromAccount: market.adultFromAccount,
    adultAge: market.adultAge,
    birthTimestamp: account?.birth_at ? seconds(account.birth_at) : null,
    adultConsent: seconds(account?.adult_consent_at ?? 0),
    cookie: cookies.read(adultCookieName) ?? null,
    now,
  }).adult;

/** Somebody who is not signed in: it has no cart, and sees what things cost. */
export const visitorShopper = (visitor: Visitor): Shopper => ({
  userid: 0,
  market: visitor.market,
  adult: isAdult(visitor),
  now: visitor.now,
});

/** The caller with what their account and the adult cookie say of their age. */
export async function findShopper({ db }: CartDeps, caller: Caller): Promise<Shopper> {
  const { user, market, now } = caller;
  const account = await db
    .selectFrom('account')
    .select(['birth_at', 'adult_consent_at'])
    .where('userid', '=', user.userid)
    .executeTakeFirst();
  return {
    userid: user.userid,
    market,
    adult: isAdult(caller, account),
    now,
    ...(user.shopid === undefined ? {} : { ownShopId: user.shopid }),
  };
}
