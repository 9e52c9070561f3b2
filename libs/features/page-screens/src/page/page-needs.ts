import type { PageSource } from '@pasar/page-builder';
import { optional } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import { pageBuilderApi } from '@pasar/page-builder-api';
import type { Need, ScreenContext } from '@pasar/screen-kit';
import { componentNeeds } from '../parts/part-queries.ts';
import type { PageInput } from './page-routes.ts';
import { toCsrQuery } from './page-routes.ts';
import {
  selectPageDecision,
  markupQuery,
  micrositeQuery,
  selectPageSource,
  selectPage,
  strategyQuery,
} from './select-page.ts';

const { checkTrafficStrategy, getPageHtml, getCsrPage, getMicrosite } = pageBuilderApi.endpoints;

type Phase = (input: PageInput, context: ScreenContext, state: RootState) => readonly Need[];

/** On failure the regular microsite shows, so the page does not depend on it. */
const askStrategy: Phase = (input, context, state) =>
  selectPageDecision(state, input, context)
    ? []
    : [optional(checkTrafficStrategy.initiate(strategyQuery(input, context)))];

const contentNeeds: Record<PageSource, (input: PageInput, context: ScreenContext) => Need> = {
  // If the markup fails, fetch the layout, on which the page depends.
  markup: (input, context) => optional(getPageHtml.initiate(markupQuery(input, context))),
  layout: (input, context) => getCsrPage.initiate(toCsrQuery(input, context)),
  microsite: (input, context) => getMicrosite.initiate(micrositeQuery(input, context)),
};

const fetchContent: Phase = (input, context, state) => {
  const source = selectPageSource(state, input, context);
  return source && selectPage(state, input, context).view === 'pending'
    ? [contentNeeds[source](input, context)]
    : [];
};

const fetchComponents: Phase = (input, context, state) => {
  const page = selectPage(state, input, context);
  return page.view === 'components' ? componentNeeds(page.components) : [];
};

/**
 * The phases: whether the page belongs to page builder; its content; its layout if the markup failed; its
 * components' data.
 */
export const pageNeeds: readonly Phase[] = [askStrategy, fetchContent, fetchContent, fetchComponents];
