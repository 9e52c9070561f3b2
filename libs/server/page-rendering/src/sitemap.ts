import { escapeHtml } from './plain-page.ts';

/** Pictures, whose paths are below a disallowed one; the longest rule that matches an address applies. */
const allowedPaths = ['/api/v4/pictures/'];

/** Folders without public content: personal pages, and the API. */
const disallowedFolders = ['/api/', '/user/', '/order/', '/buyer/'];

/** Pages without public content, with all pages below them. */
const disallowedPages = ['/cart', '/checkout', '/docs'];

/** Returns the rules for a page, its queries and what is below it, but not for other paths that begin like it. RFC 9309 §2.2.3 */
const pageRules = (path: string): string[] => [`${path}$`, `${path}?`, `${path}/`];

/** The content of `robots.txt` for an origin such as `https://sg.example`. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...allowedPaths.map((path) => `Allow: ${path}`),
    ...[...disallowedFolders, ...disallowedPages.flatMap(pageRules)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const xml = (list: string, entry: string, origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...paths.map((path) => `<${entry}><loc>${escapeHtml(origin + path)}</loc></${entry}>`),
    `</${list}>`,
    '',
  ].join('\n');

/** Renders a sitemap of these paths, 50,000 at most. */
export const sitemapXml = (origin: string, paths: readonly string[]): string =>
  xml('urlset', 'url', origin, paths);

/** Renders an index of the sitemaps at these paths. */
export const sitemapIndexXml = (origin: string, paths: readonly string[]): string =>
  xml('sitemapindex', 'sitemap', origin, paths);
