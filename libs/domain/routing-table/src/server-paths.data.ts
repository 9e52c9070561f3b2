/**
 * First path segments that a server handles before any page, unavailable to pages and usernames. The web server's spec fails if
 * one is missing here.
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
  'service-worker.js',
  'sitemap.xml',
] as const;
