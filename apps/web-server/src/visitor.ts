import { isLoginMark, loginCookieName } from '@pasar/account';
import { consentCookie, readConsentCookie, writeConsentCookie } from '@pasar/consent/server';
import { deviceCookieName, readDevice, toggleOverrideKey } from '@pasar/feature-toggles';
import { guestCartCookieName, sessionCookieName } from '@pasar/http-server';
import { languageCookieName, marketByHost, platformCookieName } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import { fallbackCookie } from '@pasar/page-builder';
import type { FastifyRequest } from 'fastify';
import { publicProtocol } from './public-protocol.ts';
import type { WebServerSettings } from './read-settings.ts';

/**
 * What a request tells about its visitor. Shared pages depend on nothing else in the request; each value that they depend on has
 * only a few possibilities, because pages are cached by them.
 */
export type Visitor = {
  readonly market: Market;
  readonly host: string;
  readonly protocol: 'http' | 'https';
  readonly address: string;
  /** Whether the login mark is set. */
  readonly hasLoginMark: boolean;
  /** Whether the visitor, who is not signed in, has a cart. */
  readonly hasGuestCart: boolean;
  /** Whether the login mark, a session or a guest's cart is present: such pages are not the visitors' shared ones. */
  readonly isPersonal: boolean;
  /** The visitor's cookie consent as its cookie is written; empty if none was given or none is needed. */
  readonly consent: string;
  readonly device: string | undefined;
  /** A developer's toggle overrides; never on the live store. */
  readonly overrides: string | undefined;
  /** Skip the page builder for this visit, because one of its pages failed to render. */
  readonly skipsPageBuilder: boolean;
  readonly rememberedLanguage: string | undefined;
  readonly rememberedPlatform: string | undefined;
  readonly acceptLanguage: string;
  readonly userAgent: string;
  /** The whole Cookie header, for pages that are not shared. */
  readonly cookie: string | undefined;
};

/** Returns the market of the request's host; undefined for an unknown or invalid host. */
export const findMarket = ({ host }: Pick<FastifyRequest, 'host'>): Market | undefined =>
  URL.canParse(`http://${host}`) ? marketByHost(host) : undefined;

type Cookies = Readonly<Record<string, string | undefined>>;

const hasCookie = (cookies: Cookies, nameOf: (secure: boolean) => string): boolean =>
  [true, false].some((secure) => Boolean(cookies[nameOf(secure)]));

function readConsent(cookies: Cookies, { consent }: Market): string {
  const choice = consent === 'required' && readConsentCookie(cookies[consentCookie.name]);
  return choice ? writeConsentCookie(choice) : '';
}

export function readVisitor(request: FastifyRequest, market: Market, settings: WebServerSettings): Visitor {
  const { headers, cookies, ip } = request;
  const marked = isLoginMark(cookies[loginCookieName]);
  const hasCart = hasCookie(cookies, guestCartCookieName);
  return {
    market,
    host: request.host.toLowerCase(),
    protocol: publicProtocol(request, settings),
    address: ip,
    hasLoginMark: marked,
    hasGuestCart: !marked && hasCart,
    isPersonal: marked || hasCart || hasCookie(cookies, sessionCookieName),
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
