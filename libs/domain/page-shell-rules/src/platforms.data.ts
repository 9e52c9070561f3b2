/**
 * The two platforms, by the letters that calls name them by (doc1 §1, doc2 §1). They differ in layout, never in rules
 * (amb-mobile-vs-desktop). `code` is what trackers and the page builder's calls take (amb-platform-param-form).
 *
 * @spec platform-kinds platform-code-pc platform-code-rw version-label traffic-platform-values
 */
export const platforms = {
  rw: { code: 5, name: 'mobile web', versionLabel: 'rw-v4.72.0' },
  pc: { code: 4, name: 'desktop web' },
} as const satisfies Readonly<
  Record<string, { readonly code: number; readonly name: string; readonly versionLabel?: string }>
>;

/** @spec platform-code */
export type Platform = keyof typeof platforms;
