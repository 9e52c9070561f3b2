export type { SearchHistory } from './create-search-history.ts';
export { searchHistory, useSearchHistory } from './search-history.ts';
