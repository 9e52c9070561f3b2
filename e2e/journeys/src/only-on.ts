import type { TestDetails } from '@playwright/test';

export type AppName = 'mobile-web' | 'desktop';

const toTag = (app: AppName): string => `@only-${app}`;

/**
 * Details of a journey that runs on one app only, since its subject is the same code in both: the reason stands in the report.
 * What shoppers see on the way to a purchase runs on both.
 */
export function onlyOn(app: AppName, reason: string): TestDetails {
  return { tag: toTag(app), annotation: { type: `only on ${app}`, description: reason } };
}

const toOnceTag = (app: AppName): string => `@once-${app}`;

/** Details of a journey that runs on one app, and on both when all journeys do. */
const onceOn = (app: AppName, reason: string): TestDetails => ({
  tag: toOnceTag(app),
  annotation: { type: `once, on ${app}`, description: reason },
});

/** Matches the journeys that do not run on an app: those only on the other one, and those once there unless `everywhere`. */
export function otherAppsJourneys(app: AppName, everywhere: boolean): RegExp {
  const other = app === 'desktop' ? 'mobile-web' : 'desktop';
  return new RegExp(everywhere ? toTag(other) : `${toTag(other)}|${toOnceTag(other)}`);
}

/** For a response of the servers without a screen. */
export const serverOnly = onlyOn('desktop', 'The servers respond alike to both apps.');

const portalReason = 'The seller’s portal has one layout: each of its journeys runs at one width.';
export const portalOnDesktop = onlyOn('desktop', portalReason);
export const portalOnPhone = onlyOn('mobile-web', portalReason);

const refusalReason =
  'Verification has one layout; its accepted cases run on both apps, each refused one on one.';
export const refusalOnDesktop = onlyOn('desktop', refusalReason);
export const refusalOnPhone = onlyOn('mobile-web', refusalReason);

const orderReason =
  'What follows a payment is the same code in both apps: orders are received, rated, cancelled and returned on both in one market, each further case on one.';
export const orderOnDesktop = onlyOn('desktop', orderReason);
export const orderOnPhone = onlyOn('mobile-web', orderReason);

const sameScreensReason =
  'The same screens in both apps: the journeys of pages and the stories check each of them at both widths, this journey what it does.';
export const onceOnDesktop = onceOn('desktop', sameScreensReason);
export const onceOnPhone = onceOn('mobile-web', sameScreensReason);

const restrictionReason =
  'The servers restrict accounts alike for both apps: signing in, its errors and a new password run on both, each restriction on one.';
export const restrictionOnDesktop = onlyOn('desktop', restrictionReason);
export const restrictionOnPhone = onlyOn('mobile-web', restrictionReason);
