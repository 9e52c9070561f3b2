import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { getPartnerLoginInitPath, subAccountOauthLoginPath } from './paths.ts';

/** @spec get-partner-login-init */
export const getPartnerLoginInit = defineCall({
  id: 'get-partner-login-init',
  method: 'GET',
  path: getPartnerLoginInitPath,
  summary: 'Get the region from which a seller signs in',
  auth: 'none',
  query: strictObject({ partner: Type.Literal('seller') }),
  data: Type.Object({
    is_from_cn: Type.Boolean(),
    /** The host of the seller portal; absent if none is configured. */
    proxy_host: Type.Optional(Type.String()),
  }),
});

/** @spec subaccount-oauth-login Fails with 4 (not found) if no seller account service is configured. */
export const subAccountOauthLogin = defineCall({
  id: 'subaccount-oauth-login',
  method: 'GET',
  path: subAccountOauthLoginPath,
  summary: 'Get the sign-in page of sub-account sellers',
  auth: 'none',
  query: strictObject({
    redirect_url: Type.String({ minLength: 1, maxLength: 2048 }),
    redirect_region: Type.String({ minLength: 2, maxLength: 2 }),
    origin: Type.Literal('user'),
  }),
  data: Type.Object({ redirect_url: Type.String() }),
});
