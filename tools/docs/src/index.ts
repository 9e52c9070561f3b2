export { findStalePages } from './find-stale-pages.ts';
export { generateDocs } from './generate-docs.ts';
export { pages } from './pages.ts';
