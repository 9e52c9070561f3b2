import type { Platform } from '@pasar/page-shell-rules';
import type { PageResponse } from './page-info.ts';
import { readCsrLayout, readPageHtml } from './page-info.ts';
import type { PageRequest } from './page-request.ts';
import { bundleName, pageHtmlRequest, trafficStrategyQuery } from './page-request.ts';
import { checkEligibility } from './check-eligibility.ts';
import type { StrategyResponse } from './decide-page-builder.ts';
import { decidePageBuilder } from './decide-page-builder.ts';
import { parsePageUrl } from './page-url.ts';
import type { RenderEvent } from './render-page.ts';
import { nextRender, chooseRenderMode, startRender } from './render-page.ts';
import type { PageVisit } from './page-visit.ts';
import { checkProps } from './check-props.ts';
import type { ComponentType } from './components.data.ts';
import { parseSafeHtml } from './parse-safe-html.ts';
import { readComponents } from './read-layout.ts';

type DecisionCase = {
  readonly strategy?: StrategyResponse;
} & Partial<PageVisit>;

type RenderCase = {
  readonly mode: unknown;
  readonly events?: readonly RenderEvent[];
};

/** What `/m` shows while the call is pending, and once it has responded or failed. */
const shown = ({ answered, ...decided }: DecisionCase & { answered: boolean }) => {
  const { strategy, url = '', ...visit } = decided;
  return answered ? decidePageBuilder({ ...visit, url }, strategy) : checkEligibility({ ...visit, url });
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'page-builder/decide': ({ strategy, url = '', ...visit }: DecisionCase) =>
    decidePageBuilder({ ...visit, url }, strategy),
  'page-builder/page-url': ({ url }: { url: string }) => parsePageUrl(url) ?? null,
  'page-builder/render': ({ mode, events = [] }: RenderCase) => events.reduce(nextRender, startRender(mode)),
  'page-builder/render-mode': (given: Parameters<typeof chooseRenderMode>[0]) => chooseRenderMode(given),
  'page-builder/detect': shown,
  'page-builder/page-html': ({ answer, hosts }: { answer?: PageResponse; hosts?: readonly string[] }) =>
    readPageHtml(answer, hosts),
  'page-builder/csr-layout': ({ answer }: { answer?: PageResponse }) => readCsrLayout(answer),
  'page-builder/page-request': (given: PageRequest) => pageHtmlRequest(given),
  'page-builder/strategy-request': (given: PageRequest) => trafficStrategyQuery(given),
  'page-builder/bundle': ({ pageId, platform }: { pageId: number; platform: Platform }) =>
    bundleName(pageId, platform),
  'page-builder/props': ({ type, props }: { type: ComponentType; props: unknown }) => checkProps(type, props),
  'page-builder/layout': ({ list }: { list: unknown }) => readComponents(list),
  'page-builder/safe-html': ({ html }: { html: string }) => parseSafeHtml(html),
};
