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
 * Normalizes what looks alike in Thai but is typed in different ways: the vowel AE as two E, a tone before its vowel, a mark twice.
 */
const normalizeThai = (text: string): string =>
  text
    .replaceAll('\u0e40\u0e40', '\u0e41')
    .replaceAll(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e3a])/g, '$2$1')
    .replaceAll(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+/g, '$1');

/** Signs after a name, which compatibility forms would append to it as the letters TM and SM. */
const tradeMarks = /[\u2122\u2120]/g;

/**
 * Normalizes compatibility forms, but keeps the vowel AM of Thai and Lao as one letter: dictionaries do not know the words in
 * which it is decomposed.
 */
const normalizeForms = (text: string): string =>
  normalizeThai(
    text
      .replaceAll(tradeMarks, ' ')
      .normalize('NFKC')
      .replaceAll('\u0e4d\u0e32', '\u0e33')
      .replaceAll('\u0ecd\u0eb2', '\u0eb3'),
  );

/** Normalizes a text's case, compatibility forms and Chinese script, but keeps accents. */
export const plainText = (text: string): string => toTraditional(normalizeForms(text).toLowerCase());

/**
 * Folds a text for comparison: lower case, Latin letters without accents (`Thịt` and `thit` are equal), compatibility
 * forms normalized, Simplified Chinese as Traditional. Keeps marks of other scripts: in Thai and Hindi they are vowels.
 */
export function foldText(text: string): string {
  return toTraditional(
    normalizeForms(
      text
        .replaceAll(tradeMarks, ' ')
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, ''),
    )
      .toLowerCase()
      .replaceAll(/[ßæœøđðłıþ]/g, (letter) => replacements[letter] ?? letter),
  );
}
