import { isOfAge } from '@pasar/account';
import type { Market } from '@pasar/markets';
import type { MemberAudience } from './member-screens.data.ts';
import type { PersonalData } from './personal-data.ts';

/** The properties of a member that change a page's elements. Members with equal ones share a page. */
export type MemberClass = {
  /** A visitor who is not signed in, with a cart. */
  readonly isGuest: boolean;
  readonly hasCart: boolean;
  /** By birth date, where the market uses the account's age. */
  readonly age: 'unknown' | 'of-age' | 'under-age';
  /** Whether the member confirmed to be an adult, where the market uses the account's age. */
  readonly isAdultByConsent: boolean;
};

/** Returns the class of a member; undefined if they are not in the audience. `now` in epoch milliseconds. */
export function readMemberClass(
  { account, cart }: PersonalData,
  audience: MemberAudience,
  { adultFromAccount, adultAge }: Pick<Market, 'adultFromAccount' | 'adultAge'>,
  now: number,
): MemberClass | undefined {
  const hasCart = cart.line_count > 0;
  if (!account) return { isGuest: true, hasCart, age: 'unknown', isAdultByConsent: false };
  const { birth_timestamp, adult_consent, shopid } = account;
  if (audience === 'buyers' && shopid !== undefined) return undefined;
  const hasAge = adultFromAccount && birth_timestamp !== 0;
  return {
    isGuest: false,
    hasCart,
    age: !hasAge ? 'unknown' : isOfAge(birth_timestamp, adultAge, now) ? 'of-age' : 'under-age',
    isAdultByConsent: adultFromAccount && adult_consent > 0,
  };
}
