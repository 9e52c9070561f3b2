/** Endings of folded nouns and adjectives, longest first. */
const endings = [
  ...['iego', 'iemu', 'ami', 'iach', 'ach', 'ego', 'emu', 'owi', 'ymi', 'imi', 'iej', 'ych', 'ich'],
  ...['ow', 'om', 'em', 'ie', 'ej', 'ym', 'im', 'ia', 'iu', 'a', 'e', 'i', 'o', 'u', 'y'],
];

/** Minimum length of a stem: shorter ones would collide. */
const minStemLength = 3;

/** Removes the case and number ending from a folded Polish word: Snowball has no stemmer for Polish. */
export function stemPolish(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= minStemLength);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
