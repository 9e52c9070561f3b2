import { createHash } from 'node:crypto';
import { isLoginMark, loginCookieName } from '@pasar/account';
import {
  languageCookieName,
  markets,
  marketByHost,
  offeredLanguages,
  platformCookieName,
} from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { chooseLanguage, choosePlatform } from '@pasar/page-rendering';
import type { Platform, Shopper } from '@pasar/page-rendering';
import type { FastifyRequest } from 'fastify';

/** Who asks, where, and how it is to be shown. */
export type Visit = {
  readonly market: Market;
  readonly platform: Platform;
  readonly language: LanguageTag;
  readonly origin: string;
  readonly secure: boolean;
  /** Whether the browser says that someone is signed in. */
  readonly marked: boolean;
  readonly shopper: Shopper;
};

/** The market that the request's host names; undefined for a host that is not ours. */
export const marketOf = (request: FastifyRequest): Market | undefined => marketByHost(request.host);

/** Everything about the request that a page depends on. */
export function visitOf(request: FastifyRequest, market: Market, toggles: readonly string[]): Visit {
  const { headers, host, protocol, ip } = request;
  const remembered = request.cookies[languageCookieName];
  const language = chooseLanguage(
    offeredLanguages(market, toggles),
    remembered,
    headers['accept-language'] ?? '',
  );
  return {
    market,
    language,
    platform: choosePlatform(request.cookies[platformCookieName], headers['user-agent'] ?? ''),
    origin: `${protocol}://${host}`,
    secure: protocol === 'https',
    marked: isLoginMark(request.cookies[loginCookieName]),
    shopper: {
      host,
      language,
      address: ip,
      protocol,
      ...(headers.cookie !== undefined && { cookie: headers.cookie }),
    },
  };
}

/** The same page in every market's first language and the others: for `hreflang`. */
export function alternatesOf({ origin }: Visit): { language: string; origin: string }[] {
  return markets.flatMap(({ code, hosts, languages }) => {
    const url = new URL(origin);
    if (hosts[0].includes(':')) url.host = hosts[0];
    else url.hostname = hosts[0];
    return languages.slice(0, 1).map((language) => ({
      language: new Intl.Locale(language, { region: code }).toString(),
      origin: url.origin,
    }));
  });
}

/** A short name for a text, as a key of a cache. */
export const fingerprint = (text: string): string => createHash('sha1').update(text).digest('base64url');
