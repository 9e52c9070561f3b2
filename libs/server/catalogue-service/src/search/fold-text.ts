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

/**
 * Normalizes compatibility forms, but keeps the vowel AM of Thai and Lao as one letter: dictionaries do not know the words in
 * which it is decomposed.
 */
const normalizeForms = (text: string): string =>
  text.normalize('NFKC').replaceAll('\u0e4d\u0e32', '\u0e33').replaceAll('\u0ecd\u0eb2', '\u0eb3');

/** Normalizes a text's case, compatibility forms and Chinese script, but keeps accents. */
export const plainText = (text: string): string => toTraditional(normalizeForms(text).toLowerCase());

/**
 * Folds a text for comparison: lower case, Latin letters without accents (`Thịt` and `thit` are equal), compatibility
 * forms normalized, Simplified Chinese as Traditional. Keeps marks of other scripts: in Thai and Hindi they are vowels.
 */
export function foldText(text: string): string {
  return toTraditional(
    normalizeForms(text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''))
      .toLowerCase()
      .replaceAll(/[ßæœøđðłıþ]/g, (letter) => replacements[letter] ?? letter),
  );
}
