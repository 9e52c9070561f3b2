export { refreshCatalogue } from './refresh-catalogue.ts';
export { foldText } from './search/fold-text.ts';
export { createIndexer } from './search/search-vector.ts';
export type { IndexedItem, SearchableItem } from './search/search-vector.ts';
