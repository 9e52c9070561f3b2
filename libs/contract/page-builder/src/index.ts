export { listPages } from './internal-pages.ts';
export type { PageVersion } from './internal-pages.ts';
export { checkTrafficStrategy, getCsrPage, getMicrosite, getPageHtml, getPreview } from './page-calls.ts';
export type { Layout, PageMeta } from './page.ts';
export { getSellerLanding } from './seller-landing.ts';
