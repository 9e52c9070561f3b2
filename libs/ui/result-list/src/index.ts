export { activeFilters } from './active-filters.ts';
export { listAddress } from './list-address.ts';
export type { Changes, ListAddress, ListPlace } from './list-address.ts';
export { ListHead } from './ListHead.tsx';
export type { ListHeadProps } from './ListHead.tsx';
export { ListPage } from './ListPage.tsx';
export { ResultList } from './ResultList.tsx';
export type { ResultListProps } from './ResultList.tsx';
export { resultNamespaces } from './result-namespaces.ts';
