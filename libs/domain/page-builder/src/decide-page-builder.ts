import { checkEligibility } from './check-eligibility.ts';
import type { PageBuilderVisit } from './page-visit.ts';

/** The traffic-strategy response; undefined when the call failed. */
export type StrategyResponse = { readonly error?: number; readonly render_type?: number } | undefined;

export type PageDecision = {
  /** False: show the regular microsite of the same page url. */
  readonly pageBuilder: boolean;
  /** Whether prerendered markup is available. */
  readonly preRenderReady: boolean;
  /** Whether to clear the `pb_fallback` cookie. */
  readonly clearCookie: boolean;
  /** Whether the traffic-strategy call was needed. */
  readonly asked: boolean;
};

/** Logged when the traffic-strategy call fails and the regular microsite is shown (doc2 §8). @spec traffic-strategy-error */
export const trafficStrategyFailure = 'traffic strategy failed';

/** The `render_type` of a prerendered page. @spec render-type-prerender-ready amb-render-type-values */
const preRendered = 2;

const microsite: PageDecision = {
  pageBuilder: false,
  preRenderReady: false,
  clearCookie: false,
  asked: false,
};

/**
 * The decision when the checks are undecided: an error or a missing response means the regular microsite.
 *
 * @spec pb-traffic-strategy pb-fallback-microsite traffic-strategy-error page-builder-detection-failure
 */
export const decideByStrategy = (answer: StrategyResponse): PageDecision => {
  if (!answer || (answer.error ?? 0) !== 0) return { ...microsite, asked: true };
  const preRenderReady = answer.render_type === preRendered;
  return { pageBuilder: true, preRenderReady, clearCookie: false, asked: true };
};

/**
 * Whether a URL is a page-builder page (doc2 §2): the checks in order, then the response of the traffic-strategy call. Run
 * `checkEligibility` first to call only when needed. On both `/m` and `/p` the fallback is the microsite.
 *
 * @spec pb-eligibility-path pb-force pb-blocking pb-fallback-cookie amb-p-fallback amb-pb-block-lists
 */
export const decidePageBuilder = (visit: PageBuilderVisit, strategy?: StrategyResponse): PageDecision => {
  const eligibility = checkEligibility(visit);
  if (eligibility.verdict === 'ask') return decideByStrategy(strategy);
  if (eligibility.verdict === 'page-builder') return { ...microsite, pageBuilder: true };
  return { ...microsite, clearCookie: eligibility.check === 'fallback' };
};
