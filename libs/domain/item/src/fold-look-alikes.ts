import { lookAlikes } from './look-alikes.data.ts';

const latinLetters = new Map(
  Object.entries(lookAlikes).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);

/**
 * Returns what a reader sees in a name: in lower case, with Latin letters for those that look like them, without invisible
 * characters, and with single spaces. Names that look alike have the same result; it is not for display.
 */
export function foldLookAlikes(name: string): string {
  const visible = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const latin = [...visible].map((letter) => latinLetters.get(letter) ?? letter).join('');
  return latin.toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim();
}
