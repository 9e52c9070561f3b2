export { checkEligibility, fallbackCookie, forceParam } from './check-eligibility.ts';
export type { CheckName, Eligibility } from './check-eligibility.ts';
export { choosePageSource } from './choose-page-source.ts';
export type { PageSource } from './choose-page-source.ts';
export { decideByStrategy, decidePageBuilder, trafficStrategyFailure } from './decide-page-builder.ts';
export type { PageDecision, StrategyResponse } from './decide-page-builder.ts';
export { csrConfigFailure, pageFetchFailure, readPageHtml } from './page-info.ts';
export type { PageBuilderResponse, PageHtml, PageResult, WireHtml } from './page-info.ts';
export {
  languageHeader,
  pageHtmlRequest,
  serverRenderedParam,
  trafficStrategyQuery,
} from './page-request.ts';
export type { PageBuilderRequest } from './page-request.ts';
export { parsePageUrl } from './page-url.ts';
export type { BlockLists, PageBuilderVisit } from './page-visit.ts';
export { checkProps } from './check-props.ts';
export type { PropsProblem } from './check-props.ts';
export type { ComponentField, ComponentFields, PagePicture } from './component-fields.ts';
export { componentTypes, isComponentType } from './components.data.ts';
export type { ComponentProps, ComponentType } from './components.data.ts';
export { htmlPolicy, isSafeAttribute, isSafeTag } from './html-policy.data.ts';
export { parseSafeHtml } from './parse-safe-html.ts';
export type { HtmlNode } from './parse-safe-html.ts';
export { readComponents } from './read-layout.ts';
export type { PageComponent, WireComponent } from './read-layout.ts';
