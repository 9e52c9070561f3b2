export type PageSecurity = {
  readonly nonce: string;
  /** Whether the shopper's browser came by https. */
  readonly secure: boolean;
  /** The development server injects styles and opens a socket. */
  readonly development?: boolean;
};

/** Everything from the own origin, scripts by nonce alone, nothing inline, no frames, no plugins. */
function contentSecurityPolicy({ nonce, secure, development }: PageSecurity): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws: wss:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
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

/** Headers of a page. */
export const pageHeaders = (security: PageSecurity): Record<string, string> => ({
  ...commonHeaders(security),
  'content-security-policy': contentSecurityPolicy(security),
});
