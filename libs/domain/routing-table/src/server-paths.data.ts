/**
 * First segments of addresses that a server answers before any page: no page, and nobody's shop, can have them. The web
 * server's spec fails when it answers under one that is missing here.
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
