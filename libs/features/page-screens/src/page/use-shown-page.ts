import { pageBuilderApi } from '@pasar/page-builder-api';
import { useScreenContext } from '@pasar/screen-kit';
import { useStore } from 'react-redux';
import { toCsrQuery } from './page-routes.ts';
import type { PageInput } from './page-routes.ts';
import {
  markupQuery,
  micrositeQuery,
  selectPage,
  selectPageDecision,
  selectPageSource,
  strategyQuery,
} from './select-page.ts';
import type { ResolvedPage } from './select-page.ts';
import type { RootState } from '@pasar/base-api';

const { useCheckTrafficStrategyQuery, useGetCsrPageQuery, useGetMicrositeQuery, useGetPageHtmlQuery } =
  pageBuilderApi;

/** Reads a page, and subscribes to its calls while it is shown. */
export function useShownPage(input: PageInput): {
  readonly page: ResolvedPage;
  readonly refetch: () => void;
  readonly isFetching: boolean;
} {
  const context = useScreenContext();
  const store = useStore<RootState>();
  const isDecided = selectPageDecision(store.getState(), input, context) !== undefined;
  useCheckTrafficStrategyQuery(strategyQuery(input, context), { skip: isDecided });
  const source = selectPageSource(store.getState(), input, context);
  const markup = useGetPageHtmlQuery(markupQuery(input, context), { skip: source !== 'markup' });
  const layout = useGetCsrPageQuery(toCsrQuery(input, context), { skip: source !== 'layout' });
  const microsite = useGetMicrositeQuery(micrositeQuery(input, context), { skip: source !== 'microsite' });
  const query = { markup, layout, microsite }[source ?? 'layout'];
  return {
    page: selectPage(store.getState(), input, context),
    refetch: () => void (source && query.refetch()),
    isFetching: query.isFetching,
  };
}
