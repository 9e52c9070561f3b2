import { isLoginMark, loginCookieName } from '@pasar/account';
import {
  languageCookieName,
  marketByHost,
  marketLocale,
  marketOrigin,
  markets,
  offeredLanguages,
  platformCookieName,
} from '@pasar/markets';
import type { LanguageTag, Market, MarketCode } from '@pasar/markets';
import { chooseLanguage, choosePlatform } from '@pasar/page-rendering';
import type { Platform, Shopper } from '@pasar/page-rendering';
import { clientOf } from '@pasar/universal-link';
import type { Client } from '@pasar/universal-link';
import type { FastifyRequest } from 'fastify';

/** Who asks, where, and how it is to be shown. */
export type Visit = {
  readonly market: Market;
  readonly platform: Platform;
  readonly client: Exclude<Client, 'bot'>;
  readonly language: LanguageTag;
  readonly origin: string;
  readonly secure: boolean;
  /** Whether the browser says that someone is signed in. */
  readonly marked: boolean;
  readonly shopper: Shopper;
};

/** The market that the request's host names; undefined for a host that is not ours. */
export const marketOf = (request: FastifyRequest): Market | undefined => marketByHost(request.host);

/** What shows the page; a bot is shown what everybody is, from the same cache. */
function pageClientOf(userAgent: string): Visit['client'] {
  const client = clientOf(userAgent);
  return client === 'bot' ? 'browser' : client;
}

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
    client: pageClientOf(headers['user-agent'] ?? ''),
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

/** The same page in every market's first language: for `hreflang`. */
export const alternatesOf = ({ origin }: Visit): { market: MarketCode; language: string; origin: string }[] =>
  markets.map((market) => ({
    market: market.code,
    language: marketLocale(market, market.languages[0]),
    origin: marketOrigin(market, origin),
  }));
