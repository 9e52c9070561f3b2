import { checkEligibility } from './check-eligibility.ts';
import type { PageVisit } from './page-visit.ts';

/** The traffic-strategy response; undefined when the call failed. */
export type StrategyAnswer = { readonly error?: number; readonly render_type?: number } | undefined;

export type Decision = {
  /** False: the regular microsite shows the same page url. */
  readonly pageBuilder: boolean;
  /** Whether pre-rendered markup is available. */
  readonly preRenderReady: boolean;
  /** Whether the `pb_fallback` cookie has to be cleared. */
  readonly clearCookie: boolean;
  /** Whether the traffic-strategy call was needed. */
  readonly asked: boolean;
};

/** Logged when the traffic-strategy call fails and the regular microsite is shown (doc2 §8). @spec traffic-strategy-error */
export const trafficStrategyFailure = 'traffic strategy failed';

/** The `render_type` of a page whose markup is ready. @spec render-type-prerender-ready amb-render-type-values */
const preRendered = 2;

const microsite: Decision = {
  pageBuilder: false,
  preRenderReady: false,
  clearCookie: false,
  asked: false,
};

/**
 * The decision when the checks left it to the call: an error, or no answer, means the regular microsite.
 *
 * @spec pb-traffic-strategy pb-fallback-microsite traffic-strategy-error page-builder-detection-failure
 */
export const decideByStrategy = (answer: StrategyAnswer): Decision => {
  if (!answer || (answer.error ?? 0) !== 0) return { ...microsite, asked: true };
  const preRenderReady = answer.render_type === preRendered;
  return { pageBuilder: true, preRenderReady, clearCookie: false, asked: true };
};

/**
 * Whether an address is a page-builder page (doc2 §2): the checks in order, then the answer of the traffic-strategy call.
 * To call only when needed, run `checkEligibility` first. On both `/m` and `/p` the fallback is the microsite.
 *
 * @spec pb-eligibility-path pb-force pb-blocking pb-fallback-cookie amb-p-fallback amb-pb-block-lists
 */
export const decidePageBuilder = (visit: PageVisit, strategy?: StrategyAnswer): Decision => {
  const eligibility = checkEligibility(visit);
  if (eligibility.verdict === 'ask') return decideByStrategy(strategy);
  if (eligibility.verdict === 'page-builder') return { ...microsite, pageBuilder: true };
  return { ...microsite, clearCookie: eligibility.check === 'fallback' };
};
