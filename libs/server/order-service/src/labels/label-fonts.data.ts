/** The weights of the labels' letters. */
export type FontWeight = 400 | 700;

/**
 * The embedded fonts: each script's file, `@fontsource/` and `-<weight>-normal.woff` left out. A character is written in the
 * first that has it.
 */
export const embeddedFontFiles = [
  'noto-sans/files/noto-sans-latin',
  'noto-sans/files/noto-sans-latin-ext',
  'noto-sans/files/noto-sans-vietnamese',
  'noto-sans-thai/files/noto-sans-thai-thai',
  'noto-sans/files/noto-sans-devanagari',
] as const;

/** A Chinese font that is not embedded: readers substitute their own for its character collection. */
export type ChineseFont = { readonly name: string; readonly ordering: string; readonly encoding: string };

/** The predefined Chinese fonts, by script. */
export const chineseFonts = {
  simplified: { name: 'STSong-Light', ordering: 'GB1', encoding: 'UniGB-UTF16-H' },
  traditional: { name: 'MSung-Light', ordering: 'CNS1', encoding: 'UniCNS-UTF16-H' },
} as const satisfies Record<string, ChineseFont>;
