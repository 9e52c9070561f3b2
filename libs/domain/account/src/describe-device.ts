/** Names of a browser and a system as people know them; empty for one that is not known. */
export type DeviceName = { readonly browser: string; readonly system: string };

/** The first that fits counts: Edge and Samsung Internet call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Android calls itself Linux, and an iPhone like Mac OS X. */
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

/** What a member recognises a device by: `{ browser: 'Chrome', system: 'Android' }`. Any text has an answer. */
export const describeDevice = (userAgent: string): DeviceName => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
});
