import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { allowedTarget } from '@pasar/routing-table';

export type SellerSignInSettings = {
  /** Request header with the visitor's country, set by the proxy in front. */
  readonly countryHeader?: string | undefined;
  /** Host for sellers from mainland China. */
  readonly proxyHost?: string | undefined;
  /** Address where sub-accounts sign in. */
  readonly oauthUrl?: string | undefined;
};

type HeaderReader = (name: string) => string | undefined;

/** Returns the visitor's country from the proxy's header, ISO 3166 in capitals; empty if there is none. */
export const readVisitorCountry = (
  { countryHeader }: Pick<SellerSignInSettings, 'countryHeader'>,
  readHeader: HeaderReader,
): string => {
  const country = countryHeader === undefined ? undefined : readHeader(countryHeader)?.toUpperCase();
  return country && /^[A-Z]{2}$/.test(country) ? country : '';
};

/** Returns where a seller signs in from. @spec get-partner-login-init seller-login-region-check */
export const readPartnerLoginInit = (
  { countryHeader, proxyHost }: SellerSignInSettings,
  readHeader: HeaderReader,
) => ({
  is_from_cn: readVisitorCountry({ countryHeader }, readHeader) === 'CN',
  ...(proxyHost && { proxy_host: proxyHost }),
});

/**
 * Returns the sign-in address of sub-account sellers, with a return address. Throws `NOT_FOUND` if no service is configured, and
 * `PARAM` if the return address is on a foreign host.
 *
 * @spec subaccount-oauth-login
 */
export function readSubAccountOauthUrl(
  { oauthUrl }: SellerSignInSettings,
  query: { readonly redirect_url: string; readonly redirect_region: string; readonly origin: string },
  { market, origin }: { readonly market: Market; readonly origin: string },
) {
  const { host } = new URL(origin);
  const target = allowedTarget({
    target: query.redirect_url,
    kind: 'next',
    host,
    trustedHosts: market.trustedHosts,
  });
  if (!target.allowed) throw new ApiError(errorCodes.PARAM, 'redirect_url: leads to a foreign host');
  if (!oauthUrl) throw new ApiError(errorCodes.NOT_FOUND);
  const url = new URL(oauthUrl);
  url.searchParams.set('redirect_url', new URL(target.href, origin).href);
  url.searchParams.set('redirect_region', query.redirect_region);
  url.searchParams.set('origin', query.origin);
  return { redirect_url: url.href };
}
