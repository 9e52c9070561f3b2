/**
 * First path segments that a server handles before any page: pages and usernames must not use them. The web server's spec
 * fails when one is missing here.
 */
export const serverSegments = [
  'api',
  'assets',
  'docs',
  '__t__',
  'favicon.svg',
  'healthz',
  'manifest.webmanifest',
  'readyz',
  'robots.txt',
  'sitemap.xml',
] as const;
