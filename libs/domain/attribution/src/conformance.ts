import type { Attribution, Landing } from './capture-attribution.ts';
import { captureAttribution } from './capture-attribution.ts';
import { nextAttribution } from './next-attribution.ts';

type LandingCase = {
  readonly kept?: Attribution;
  readonly landed: Attribution;
};

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'attribution/capture': ({ url = '', now = 0, ...rest }: Partial<Landing>) =>
    captureAttribution({ url, now, ...rest }),
  'attribution/next': ({ kept, landed }: LandingCase) => nextAttribution(kept, landed) ?? null,
};
