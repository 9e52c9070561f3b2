export { createPictureFetcher } from './create-picture-fetcher.ts';
export type { FetchPicture, FetchProblem } from './create-picture-fetcher.ts';
export { ImportError } from './import-error.ts';
export { importFeed } from './import-feed.ts';
export { formatReport, isComplete } from './import-report.ts';
export type { ImportReport } from './import-report.ts';
export { openFeed } from './open-feed.ts';
export type { OpenedFeed } from './open-feed.ts';
export type { Fault, Product, Variant } from './product.ts';
