export { findStale } from './find-stale.ts';
export { makeDocs } from './make-docs.ts';
export { pages } from './pages.ts';
