import type { FontWeight } from './label-fonts.data.ts';

/** A paragraph of a box; its size is relative to the box's. */
export type Paragraph = { readonly text: string; readonly weight?: FontWeight; readonly scale?: number };

/** A line of a box, with its size in points. */
export type TextLine = { readonly text: string; readonly weight: FontWeight; readonly size: number };

/** Returns the width of a text at size 1. */
export type Measure = (text: string, weight: FontWeight) => number;

/** A box of text in points, and the sizes to try, the largest first. */
export type TextBox = { readonly width: number; readonly height: number; readonly sizes: readonly number[] };

/** Height of a line at size 1: the marks of Thai and Devanagari reach further than Latin letters. */
export const lineHeight = 1.45;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text where a line may break: after spaces, and between words that are written without any. */
function splitWords(text: string): readonly string[] {
  const pieces: string[] = [];
  let wasWord = false;
  for (const { segment, isWordLike = false } of words.segment(text)) {
    const last = pieces.at(-1);
    const startsPiece =
      last === undefined || (wasWord && isWordLike) || (/\s$/.test(last) && /\S/.test(segment));
    if (startsPiece) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
    wasWord = isWordLike;
  }
  return pieces;
}

/** Wraps a text into lines of at most this width. A word that is wider than a line is split between characters. */
function wrap(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  const add = (piece: string): void => {
    const wide = measure(piece.trimEnd());
    const parts = wide > width ? [...graphemes.segment(piece)] : [];
    if (parts.length > 1) {
      for (const { segment } of parts) add(segment);
      return;
    }
    if (line !== '' && used + wide > width) {
      lines.push(line.trimEnd());
      [line, used] = ['', 0];
    }
    line += piece;
    used += measure(piece);
  };
  for (const piece of splitWords(text.trim())) add(piece);
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

const measureHeight = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { size }) => sum + size * lineHeight, 0);

/**
 * Wraps the paragraphs of a box at the largest size at which they fit. What does not fit at the smallest is cut, with an
 * ellipsis.
 */
export function fitText(
  paragraphs: readonly Paragraph[],
  box: TextBox,
  measure: Measure,
): readonly TextLine[] {
  let lines: TextLine[] = [];
  for (const base of box.sizes) {
    lines = paragraphs.flatMap(({ text, weight = 400, scale = 1 }) => {
      const size = base * scale;
      return wrap(text, box.width / size, (piece) => measure(piece, weight)).map((line) => ({
        ...{ text: line, weight, size },
      }));
    });
    if (measureHeight(lines) <= box.height) return lines;
  }
  while (lines.length > 1 && measureHeight(lines) > box.height) lines.pop();
  const last = lines.pop();
  return last ? [...lines, { ...last, text: `${last.text}…` }] : [];
}
