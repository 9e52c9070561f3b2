export type TextFont = {
  readonly sizePx: number;
  readonly bold: boolean;
};

/** Average advance widths in em of a humanist sans-serif such as Noto Sans; the first matching row counts. */
const advances: readonly (readonly [characters: RegExp, em: number])[] = [
  [/[\p{Mn}\p{Me}\u200b-\u200d]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u, 0.95],
  [/\p{Script=Thai}/u, 0.52],
  [/\p{Script=Devanagari}/u, 0.5],
  [/\s/u, 0.26],
  [/[ijl.,:;'’|!·]/u, 0.28],
  [/[frtI()\-–/]/u, 0.38],
  [/[mwMW@%—…]/u, 0.88],
  [/\p{Lu}/u, 0.65],
  [/\p{L}|\p{N}/u, 0.57],
];
const otherEm = 0.6;
const boldFactor = 1.06;

/** Returns a text's approximate width in CSS pixels on one line: for comparisons with a room, not for layout. */
export const estimateTextWidth = (text: string, { sizePx, bold }: TextFont): number => {
  // Precomposed letters (ế, ż) are as wide as their base.
  const em = [...text.normalize('NFD')].reduce(
    (sum, character) => sum + (advances.find(([characters]) => characters.test(character))?.[1] ?? otherEm),
    0,
  );
  return em * sizePx * (bold ? boldFactor : 1);
};

const unspacedScript = /[\p{Script=Han}\p{Script=Thai}]/u;
const closing = /^[\p{P}\p{Z}]/u;

/** Returns the parts between which a line may break: words, also of scripts that put no spaces between them. */
const breakableParts = (text: string, language: string): readonly string[] => {
  if (!unspacedScript.test(text)) return text.match(/[^ -]*(?:[ -]+|$)/gu)?.filter(Boolean) ?? [];
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (parts.length > 0 && closing.test(segment)) parts.push((parts.pop() ?? '') + segment);
    else parts.push(segment);
  }
  return parts;
};

export type TextBox = { readonly widthPx: number; readonly font: TextFont; readonly language: string };

/** Returns the number of lines that a text takes in a width; `Infinity` if a word of it is wider. */
export const countLines = (text: string, { widthPx, font, language }: TextBox): number => {
  let lines = 1;
  let line = '';
  for (const part of breakableParts(text, language)) {
    if (estimateTextWidth(part.trimEnd(), font) > widthPx) return Infinity;
    const fits = estimateTextWidth((line + part).trimEnd(), font) <= widthPx;
    if (!fits) lines += 1;
    line = fits ? line + part : part;
  }
  return lines;
};
