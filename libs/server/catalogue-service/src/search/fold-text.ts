import { toTraditional } from './language/to-traditional.ts';

/** Letters that Unicode does not take apart. */
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

/** A text as it is written, but for capital letters, compatibility forms and which Chinese script it is in. */
export const plainText = (text: string): string => toTraditional(text.normalize('NFKC').toLowerCase());

/**
 * A text as it is compared: lower case, Latin letters without their accents (`Thịt` and `thit` are one), compatibility
 * forms as their plain ones, Simplified Chinese as Traditional. Marks of other scripts are kept: in Thai and Hindi they
 * are vowels.
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
