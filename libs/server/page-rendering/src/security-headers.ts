export type PageSecurity = {
  readonly nonce: string;
  /** Whether the shopper's browser came by https. */
  readonly secure: boolean;
  /** The page may bring Google's tag manager, whose own scripts set addresses and send what they measure. */
  readonly tagManager?: boolean;
  /** The development server injects styles and opens a socket. */
  readonly development?: boolean;
};

/** Where Google's tags measure. */
const tagHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
].join(' ');

/** The page's own policy for the tag manager's address, and the one by which its scripts set theirs. */
const tagPolicies = 'pasar-tag-manager goog#html';

/** Everything from the own origin, scripts by nonce alone, nothing inline, no frames, no plugins. */
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
      : ["require-trusted-types-for 'script'", `trusted-types ${tagManager ? tagPolicies : "'none'"}`]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers that every answer of the web server carries. */
export const commonHeaders = ({ secure }: Pick<PageSecurity, 'secure'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Headers of a page for what never reaches an app: it loads nothing. */
export const plainPageHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** Headers of a page. */
export const pageHeaders = (security: PageSecurity): Record<string, string> => ({
  ...commonHeaders(security),
  'content-security-policy': contentSecurityPolicy(security),
});
