export type { SearchHistory } from './create-search-history.ts';
export { openSearchHistory, useSearchHistory } from './search-history.ts';
