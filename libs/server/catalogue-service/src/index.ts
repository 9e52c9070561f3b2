export type { CatalogueDeps } from './catalogue-deps.ts';
export { registerPictures } from './pictures/register-pictures.ts';
export { refreshCatalogue } from './refresh-catalogue.ts';
export { registerCatalogueCalls } from './register-catalogue-calls.ts';
export { foldText } from './search/fold-text.ts';
export { createIndexer } from './search/search-vector.ts';
export type { IndexedItem, SearchableItem } from './search/search-vector.ts';
