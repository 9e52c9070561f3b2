import { consentCookie } from '@pasar/consent/server';
import { chooseLanguage, marketLocale, marketOrigin, markets, offeredLanguages } from '@pasar/markets';
import type { LanguageTag, Market, MarketCode } from '@pasar/markets';
import { choosePlatform } from '@pasar/page-rendering';
import type { ApiVisitor } from '@pasar/page-rendering';
import type { Platform } from '@pasar/page-shell-rules';
import { detectClient } from '@pasar/universal-link';
import type { Client } from '@pasar/universal-link';
import type { Visitor } from './visitor.ts';

/** Where a visitor is, and how to show the page. */
export type Visit = {
  readonly market: Market;
  readonly platform: Platform;
  readonly client: Exclude<Client, 'bot'>;
  readonly language: LanguageTag;
  readonly origin: string;
  readonly secure: boolean;
  readonly visitor: Visitor;
};

/** Detects the client that shows the page; a bot gets the shared page from the same cache. */
function detectPageClient(userAgent: string): Visit['client'] {
  const client = detectClient(userAgent);
  return client === 'bot' ? 'browser' : client;
}

/** Collects everything in the request that a page depends on. */
export function createVisit(visitor: Visitor, toggles: readonly string[]): Visit {
  const { market, host, protocol } = visitor;
  const offered = offeredLanguages(market, toggles);
  return {
    market,
    visitor,
    language: chooseLanguage(offered, visitor.rememberedLanguage, visitor.acceptLanguage),
    platform: choosePlatform(visitor.rememberedPlatform, visitor.userAgent),
    client: detectPageClient(visitor.userAgent),
    origin: `${protocol}://${host}`,
    secure: protocol === 'https',
  };
}

const withCookie = ({ visitor, language }: Visit, cookie: string | undefined): ApiVisitor => ({
  host: visitor.host,
  protocol: visitor.protocol,
  address: visitor.address,
  language,
  ...(cookie !== undefined && { cookie }),
});

/** Returns the visitor with all cookies. */
export const toApiVisitor = (visit: Visit): ApiVisitor => withCookie(visit, visit.visitor.cookie);

/** Returns an anonymous visitor with the same consent, for rendering shared pages. No other cookie reaches the API. */
export const toAnonymousApiVisitor = (visit: Visit): ApiVisitor => {
  const { consent } = visit.visitor;
  return withCookie(visit, consent === '' ? undefined : `${consentCookie.name}=${consent}`);
};

/** Every market with its first language. */
const firstLanguages = markets.map((market) => ({
  market,
  language: marketLocale(market, market.languages[0]),
}));

/** Returns the same page in every market's first language, for `hreflang`. */
export const findAlternates = ({
  origin,
}: Visit): { market: MarketCode; language: string; origin: string }[] =>
  firstLanguages.map(({ market, language }) => ({
    market: market.code,
    language,
    origin: marketOrigin(market, origin),
  }));
