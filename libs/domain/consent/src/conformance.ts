import type { ConsentFlagRequest } from './account-consent-flags.ts';
import { revertConsentFlag, applyConsentFlag } from './account-consent-flags.ts';
import type { BannerFacts } from './banner-delay.ts';
import { bannerDelayLeftMs } from './banner-delay.ts';
import type { ConsentRun } from './run-steps.ts';
import { runSteps } from './run-steps.ts';

const consentRun = async (given: ConsentRun) => {
  const { consent, cookies, calls, notified } = await runSteps(given);
  const { needConsent, preferences, allowedCookies } = consent.state();
  const statuses = Object.fromEntries(preferences.map(({ category, status }) => [category, status]));
  return {
    needConsent,
    preferences: statuses,
    allowedCookies,
    granted: consent.granted(),
    cookies,
    calls,
    notified,
  };
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'consent/run': consentRun,
  'consent/mode': async (given: ConsentRun) => (await runSteps(given)).commands,
  'consent/account-marks': ({ request }: { request: ConsentFlagRequest }) => ({
    requested: applyConsentFlag(request),
    failed: revertConsentFlag(request),
  }),
  'consent/banner': (given: BannerFacts) => bannerDelayLeftMs(given) ?? null,
};
