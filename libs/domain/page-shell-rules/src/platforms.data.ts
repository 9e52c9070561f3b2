/**
 * The two platforms, by the letters used in calls (doc1 §1, doc2 §1). They differ in layout, never in rules
 * (amb-mobile-vs-desktop). `code` is for trackers and the page builder's calls (amb-platform-param-form).
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
