export type PageSecurity = {
  readonly nonce: string;
  /** Whether the shopper's browser uses https. */
  readonly secure: boolean;
  /** The page may load Google Tag Manager, whose scripts set addresses and send measurements. */
  readonly tagManager?: boolean;
  /** The development server injects styles and opens a socket. */
  readonly development?: boolean;
};

/** Hosts to which Google's tags send measurements. */
const tagHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
].join(' ');

/** Trusted Types policy of the page, for the service worker's address. */
const ownPolicy = 'pasar-service-worker';
/** Trusted Types policies: the page's own for the tag manager's address, and the one that its scripts use. */
const tagPolicies = 'pasar-tag-manager goog#html';

/** Allows only the own origin, scripts by nonce, nothing inline, no frames, no plugins. */
function contentSecurityPolicy({ nonce, secure, development, tagManager }: PageSecurity): string {
  const tags = tagManager ? ` ${tagHosts}` : '';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${tags}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws: wss:' : ''}${tags}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(development
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types ${ownPolicy}${tagManager ? ` ${tagPolicies}` : ''}`,
        ]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Returns the headers of every response of the web server. */
export const commonHeaders = ({ secure }: Pick<PageSecurity, 'secure'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Headers of a page for requests that never reach an app: it loads nothing. */
export const plainPageHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** Returns the headers of a page. */
export const pageHeaders = (security: PageSecurity): Record<string, string> => ({
  ...commonHeaders(security),
  'content-security-policy': contentSecurityPolicy(security),
});
