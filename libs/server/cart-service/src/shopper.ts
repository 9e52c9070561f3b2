import { adultStatus } from '@pasar/account';
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

type Caller = {
  readonly user: { readonly userid: number; readonly shopid?: number };
  readonly market: Market;
  /** Epoch milliseconds. */
  readonly now: number;
};

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The caller with what their account says of their age. A cookie proves nothing to a server, so it does not count. */
export async function findShopper({ db }: CartDeps, { user, market, now }: Caller): Promise<Shopper> {
  const account = await db
    .selectFrom('account')
    .select(['birth_at', 'adult_consent_at'])
    .where('userid', '=', user.userid)
    .executeTakeFirst();
  const { adult } = adultStatus({
    adultFromAccount: market.adultFromAccount,
    adultAge: market.adultAge,
    birthTimestamp: account?.birth_at ? seconds(account.birth_at) : null,
    adultConsent: seconds(account?.adult_consent_at ?? 0),
    now,
  });
  return {
    userid: user.userid,
    market,
    adult,
    now,
    ...(user.shopid === undefined ? {} : { ownShopId: user.shopid }),
  };
}
