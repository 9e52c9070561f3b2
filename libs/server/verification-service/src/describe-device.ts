const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (rows: readonly (readonly [RegExp, string])[], userAgent: string): string[] =>
  rows
    .filter(([pattern]) => pattern.test(userAgent))
    .map(([, name]) => name)
    .slice(0, 1);

/** Describes a device to its owner: `Chrome · Android`; empty if unknown. */
export const describeDevice = (userAgent = ''): string =>
  [...findName(browsers, userAgent), ...findName(systems, userAgent)].join(' · ');
