import { isLoginMark, loginCookieName } from '@pasar/account';
import { consentCookie, readConsentCookie, writeConsentCookie } from '@pasar/consent/server';
import { deviceCookieName, readDevice, toggleOverrideKey } from '@pasar/feature-toggles';
import { sessionCookieName } from '@pasar/http-server';
import { languageCookieName, marketByHost, platformCookieName } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import { fallbackCookie } from '@pasar/page-builder';
import type { FastifyRequest } from 'fastify';
import { publicProtocol } from './public-protocol.ts';
import type { Settings } from './read-settings.ts';

/**
 * What a request says of its visitor. Nothing else of a request has a say in a shared page, and what has one is read into a value
 * of a few: pages are kept by those values.
 */
export type Visitor = {
  readonly market: Market;
  readonly host: string;
  readonly protocol: 'http' | 'https';
  readonly address: string;
  /** Whether the browser says that someone is signed in. */
  readonly hasLoginMark: boolean;
  /** The mark or a session is there: what is rendered in this visitor's name is nobody else's. */
  readonly isPersonal: boolean;
  /** What the visitor has said of cookies, as its cookie is written; empty where nothing was said, or none has to be asked. */
  readonly consent: string;
  readonly device: string | undefined;
  /** A developer's toggles; never on the live store. */
  readonly overrides: string | undefined;
  /** A page of the page builder could not be rendered: this visit is without it. */
  readonly skipsPageBuilder: boolean;
  readonly rememberedLanguage: string | undefined;
  readonly rememberedPlatform: string | undefined;
  readonly acceptLanguage: string;
  readonly userAgent: string;
  /** The whole header: for pages of this visitor's own. */
  readonly cookie: string | undefined;
};

/** The market that the request's host names; undefined for a host that is not ours, or that is no host. */
export const findMarket = ({ host }: Pick<FastifyRequest, 'host'>): Market | undefined =>
  URL.canParse(`http://${host}`) ? marketByHost(host) : undefined;

type Cookies = Readonly<Record<string, string | undefined>>;

const hasSession = (cookies: Cookies): boolean =>
  [true, false].some((secure) => Boolean(cookies[sessionCookieName(secure)]));

function readConsent(cookies: Cookies, { consent }: Market): string {
  const said = consent === 'required' && readConsentCookie(cookies[consentCookie.name]);
  return said ? writeConsentCookie(said) : '';
}

export function readVisitor(request: FastifyRequest, market: Market, settings: Settings): Visitor {
  const { headers, cookies, ip } = request;
  const marked = isLoginMark(cookies[loginCookieName]);
  return {
    market,
    host: request.host.toLowerCase(),
    protocol: publicProtocol(request, settings),
    address: ip,
    hasLoginMark: marked,
    isPersonal: marked || hasSession(cookies),
    consent: readConsent(cookies, market),
    device: readDevice(cookies[deviceCookieName]),
    overrides: settings.environment === 'live' ? undefined : cookies[toggleOverrideKey],
    skipsPageBuilder: cookies[fallbackCookie.name] === fallbackCookie.value,
    rememberedLanguage: cookies[languageCookieName],
    rememberedPlatform: cookies[platformCookieName],
    acceptLanguage: headers['accept-language'] ?? '',
    userAgent: headers['user-agent'] ?? '',
    cookie: headers.cookie,
  };
}
