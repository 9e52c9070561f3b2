export { checkEligibility, fallbackCookie, forceParam } from './check-eligibility.ts';
export type { CheckName, Eligibility } from './check-eligibility.ts';
export { decideByStrategy, decidePageBuilder } from './decide-page-builder.ts';
export type { Decision, StrategyAnswer } from './decide-page-builder.ts';
export { csrConfigFailure, csrLayoutOf, pageFetchFailure, pageHtmlOf } from './page-info.ts';
export type { PageAnswer, PageHtml, PageInfo, WireHtml } from './page-info.ts';
export {
  bundleOf,
  languageHeader,
  pageHtmlRequest,
  serverRenderedParam,
  trafficStrategyQuery,
} from './page-request.ts';
export type { PageRequest } from './page-request.ts';
export { pageUrlOf } from './page-url.ts';
export { nextRender, renderModeOf, startRender } from './render-page.ts';
export type { RenderEvent, RenderMode, RenderState } from './render-page.ts';
export type { Blocked, Visit } from './visit.ts';
