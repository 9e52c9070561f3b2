export { checkEligibility, fallbackCookie, forceParam } from './check-eligibility.ts';
export type { CheckName, Eligibility } from './check-eligibility.ts';
export { decideByStrategy, decidePageBuilder } from './decide-page-builder.ts';
export type { Decision, StrategyAnswer } from './decide-page-builder.ts';
export { csrConfigFailure, readCsrLayout, pageFetchFailure, readPageHtml } from './page-info.ts';
export type { PageAnswer, PageHtml, PageResult, WireHtml } from './page-info.ts';
export {
  bundleName,
  languageHeader,
  pageHtmlRequest,
  serverRenderedParam,
  trafficStrategyQuery,
} from './page-request.ts';
export type { PageRequest } from './page-request.ts';
export { parsePageUrl } from './page-url.ts';
export { nextRender, chooseRenderMode, startRender } from './render-page.ts';
export type { RenderEvent, RenderMode, RenderState } from './render-page.ts';
export type { BlockLists, PageVisit } from './page-visit.ts';
