import type { ChineseFont, FontWeight } from './label-fonts.data.ts';
import type { EmbeddedFont, EmbeddedFonts } from './load-embedded-fonts.ts';

/** A part of a text in one font. */
export type TextRun = { readonly text: string; readonly font: EmbeddedFont | ChineseFont };

/** The fonts that a label may use. */
export type LabelFonts = { readonly embedded: EmbeddedFonts; readonly chinese: ChineseFont };

const replacement = '?';
const isInvisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** What the Chinese collections have for certain: ideographs, kana, and full-width forms and punctuation. */
const isChinese =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff5e]+$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const hasGlyphs = ({ font }: EmbeddedFont, cluster: string): boolean =>
  [...cluster.replaceAll(ignorable, '')].every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));

/** Returns a cluster of characters in a font that has all of them; a question mark if none does. */
function toRun(
  cluster: string,
  fonts: readonly EmbeddedFont[],
  { chinese }: LabelFonts,
): TextRun | undefined {
  const found = fonts.find((font) => hasGlyphs(font, cluster));
  if (found) return { text: cluster, font: found };
  if (isChinese.test(cluster)) return { text: cluster, font: chinese };
  const [font] = fonts;
  return font && { text: replacement, font };
}

/**
 * Splits a line into runs of one font each. Whitespace becomes a space; characters that no font has, such as emoji, become a
 * question mark; invisible ones are left out.
 */
export function splitByFont(line: string, weight: FontWeight, fonts: LabelFonts): readonly TextRun[] {
  const runs: TextRun[] = [];
  for (const { segment } of graphemes.segment(line.normalize('NFC').replaceAll(/\s+/g, ' '))) {
    const run = isInvisible.test(segment) ? undefined : toRun(segment, fonts.embedded[weight], fonts);
    if (!run) continue;
    const last = runs.at(-1);
    if (last?.font === run.font) runs[runs.length - 1] = { ...run, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}

/** Returns the width of a run at size 1. */
export const runWidth = ({ text, font }: TextRun): number =>
  'font' in font ? font.font.layout(text).advanceWidth / font.font.unitsPerEm : [...text].length;
