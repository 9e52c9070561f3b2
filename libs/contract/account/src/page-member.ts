import { getMiniCart } from '@pasar/cart-contract';
import { getCookiePreferences } from '@pasar/consent-contract';
import { defineCall } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { AccountInfoSchema } from './account-info.ts';
import { getPageMemberPath } from './paths.ts';

/** The responses of `get-account-info`, `mini-cart` and, where the market requires consent, `cookie-get-preferences`. */
export const PageMemberSchema = Type.Object({
  account: AccountInfoSchema,
  cart: getMiniCart.data,
  preferences: Type.Optional(getCookiePreferences.data),
});
export type PageMember = Static<typeof PageMemberSchema>;

/** For the web server, which needs all of them for every page of a member. Fails with 19 (not logged in) for visitors. */
export const getPageMember = defineCall({
  id: 'get-page-member',
  method: 'GET',
  path: getPageMemberPath,
  summary: 'Get everything that any page shows of the signed-in member',
  auth: 'session',
  data: PageMemberSchema,
});
