import { isNotFound } from '@pasar/base-api';
import type { ApiError, RootState } from '@pasar/base-api';
import { pageFetchFailure, trafficStrategyFailure } from '@pasar/page-builder';
import { pageBuilderApi } from '@pasar/page-builder-api';
import { useScreenContext } from '@pasar/screen-kit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { PageInput } from './page-routes.ts';
import { markupQuery, strategyQuery } from './select-page.ts';

const { checkTrafficStrategy, getPageHtml } = pageBuilderApi.endpoints;

/** Whether the server answered with an error: network failures are not reported (doc2 §8). */
const isRefused = (error: unknown): boolean => {
  const { status = 0 } = (error ?? {}) as Partial<ApiError>;
  return status > 0;
};

/**
 * Reports each failed call that the page recovers from, as an uncaught error: the traffic strategy, which
 * falls back to the regular microsite, and the markup, which falls back to the layout (doc2 §8).
 *
 * @spec traffic-strategy-error page-fetch-failure page-fetch-failure-log
 */
export function useReportFailures(input: PageInput): void {
  const context = useScreenContext();
  const state = useStore<RootState>().getState();
  const { error } = checkTrafficStrategy.select(strategyQuery(input, context))(state);
  // A page that only the microsite has is not found in page builder: that is no failure.
  const hasStrategyFailed = isRefused(error) && !isNotFound(error);
  const hasMarkupFailed = isRefused(getPageHtml.select(markupQuery(input, context))(state).error);
  useEffect(() => {
    if (hasStrategyFailed) reportError(new Error(trafficStrategyFailure));
  }, [hasStrategyFailed]);
  useEffect(() => {
    if (hasMarkupFailed) reportError(new Error(pageFetchFailure));
  }, [hasMarkupFailed]);
}
