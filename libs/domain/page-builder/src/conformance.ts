import type { PageBuilderResponse } from './page-info.ts';
import { readPageHtml } from './page-info.ts';
import type { PageBuilderRequest } from './page-request.ts';
import { pageHtmlRequest, trafficStrategyQuery } from './page-request.ts';
import { checkEligibility } from './check-eligibility.ts';
import { choosePageSource } from './choose-page-source.ts';
import type { PageDecision, StrategyResponse } from './decide-page-builder.ts';
import { decidePageBuilder } from './decide-page-builder.ts';
import { parsePageUrl } from './page-url.ts';
import type { PageBuilderVisit } from './page-visit.ts';
import { checkProps } from './check-props.ts';
import type { ComponentType } from './components.data.ts';
import { parseSafeHtml } from './parse-safe-html.ts';
import { readComponents } from './read-layout.ts';

type DecisionCase = {
  readonly strategy?: StrategyResponse;
} & Partial<PageBuilderVisit>;

type SourceCase = Pick<PageDecision, 'pageBuilder' | 'preRenderReady'> & {
  readonly hasMarkupFailed?: boolean;
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
  'page-builder/source': ({ hasMarkupFailed, ...decision }: SourceCase) =>
    choosePageSource(decision, hasMarkupFailed),
  'page-builder/detect': shown,
  'page-builder/page-html': ({
    answer,
    hosts,
  }: {
    answer?: PageBuilderResponse;
    hosts?: readonly string[];
  }) => readPageHtml(answer, hosts),
  'page-builder/page-request': (given: PageBuilderRequest) => pageHtmlRequest(given),
  'page-builder/strategy-request': (given: PageBuilderRequest) => trafficStrategyQuery(given),
  'page-builder/props': ({ type, props }: { type: ComponentType; props: unknown }) => checkProps(type, props),
  'page-builder/layout': ({ list }: { list: unknown }) => readComponents(list),
  'page-builder/safe-html': ({ html }: { html: string }) => parseSafeHtml(html),
};
