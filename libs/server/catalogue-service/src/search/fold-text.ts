import { toTraditional } from './language/to-traditional.ts';

/** Letters that Unicode does not decompose. */
const replacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Normalizes a text's case, compatibility forms and Chinese script, but keeps accents. */
export const plainText = (text: string): string => toTraditional(text.normalize('NFKC').toLowerCase());

/**
 * Folds a text for comparison: lower case, Latin letters without accents (`Thịt` and `thit` are equal), compatibility
 * forms normalized, Simplified Chinese as Traditional. Keeps marks of other scripts: in Thai and Hindi they are vowels.
 */
export function foldText(text: string): string {
  return toTraditional(
    text
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[ßæœøđðłıþ]/g, (letter) => replacements[letter] ?? letter),
  );
}
