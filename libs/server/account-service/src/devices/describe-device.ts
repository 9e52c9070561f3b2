type Name = readonly [name: string, pattern: RegExp];

/** First match wins: browsers also include the names of those listed below them. */
const browsers: readonly Name[] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly Name[] = [
  ['Android', /\bAndroid\b/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const findName = (names: readonly Name[], userAgent: string): string =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';

/** Describes a user agent to its owner; empty strings if unknown. */
export const describeDevice = (userAgent: string) => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
});
