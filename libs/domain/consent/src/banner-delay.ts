/** Milliseconds from application start until the banner shows. @spec consent-banner-delay */
export const bannerDelayMs = 5000;

/**
 * Paths without the banner: sign-in and sign-up, verification, cookie settings, pop-ups and internal pages
 * (amb-consent-excluded-paths). A path includes everything below it.
 *
 * @spec consent-excluded-paths
 */
export const bannerExcludedPaths: readonly string[] = [
  '/buyer/login',
  '/buyer/signup',
  '/buyer/reset',
  '/seller/login',
  '/seller/signup',
  '/checkout/signup',
  '/authenticate',
  '/verify',
  '/dlink/verify',
  '/s/browser/verify',
  '/kyc',
  '/user/account/kyc',
  '/user/account/cookie',
  '/setting/cookie',
  '/popup',
  '/__internal',
  '/__preview__',
];

export type BannerFacts = {
  /** Whether consent applies and the visitor has not chosen yet. */
  readonly needConsent: boolean;
  /** The URL's path, without query. */
  readonly path: string;
  /** Milliseconds since the application started. */
  readonly elapsed: number;
  readonly excludedPaths?: readonly string[];
};

const isBelow = (path: string, parent: string): boolean =>
  path.toLowerCase() === parent || path.toLowerCase().startsWith(`${parent}/`);

/**
 * Milliseconds until the banner shows on this path: 0 if it shows now, undefined if it never does. Counts from application
 * start, on excluded paths too (amb-banner-delay-start).
 *
 * @spec consent-banner
 */
export const bannerDelayLeftMs = ({
  needConsent,
  path,
  elapsed,
  excludedPaths = bannerExcludedPaths,
}: BannerFacts): number | undefined => {
  if (!needConsent || excludedPaths.some((excluded) => isBelow(path, excluded))) return undefined;
  return Math.max(0, bannerDelayMs - elapsed);
};
