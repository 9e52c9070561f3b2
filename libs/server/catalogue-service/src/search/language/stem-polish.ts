/** Endings of nouns and adjectives, longest first, of folded words. */
const endings = [
  ...['iego', 'iemu', 'ami', 'iach', 'ach', 'ego', 'emu', 'owi', 'ymi', 'imi', 'iej', 'ych', 'ich'],
  ...['ow', 'om', 'em', 'ie', 'ej', 'ym', 'im', 'ia', 'iu', 'a', 'e', 'i', 'o', 'u', 'y'],
];

/** So much of a word stays at least: shorter ones would meet by chance. */
const minStemLength = 3;

/** A Polish word, folded, without the ending of its case and number: Snowball has no stemmer for Polish. */
export function stemPolish(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= minStemLength);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
