/** Display names of a browser and an operating system; empty if unknown. */
export type DeviceName = { readonly browser: string; readonly system: string };

/** The first match wins: Edge and Samsung Internet also match Chrome, and Chrome matches Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Android also matches Linux, and an iPhone Mac OS X. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (table: readonly (readonly [RegExp, string])[], userAgent: string): string =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

/** Describes a device so that its owner recognises it: `{ browser: 'Chrome', system: 'Android' }`. Accepts any text. */
export const describeDevice = (userAgent: string): DeviceName => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
});
