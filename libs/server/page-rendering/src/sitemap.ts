import { escapeHtml } from './plain-page.ts';

/** Paths without public content: personal pages, and the API. */
const disallowedPaths = ['/api/', '/cart', '/checkout', '/user/', '/order/', '/buyer/', '/docs'];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Renders a sitemap of these paths. */
export const sitemapXml = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
