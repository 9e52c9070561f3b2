type Mistype = (letters: readonly string[], place: number) => readonly string[];

/** A letter, in the same script, that the word does not have there. */
const wrongLetter = (letter: string): string => {
  const [usual = '', other = ''] = /\p{Script=Thai}/u.test(letter) ? ['ฟ', 'ค'] : ['x', 'k'];
  return letter === usual ? other : usual;
};

/** Kinds of typos, each in one letter within a word: the first letter is seldom wrong. */
export const typoKinds: Readonly<Record<string, Mistype>> = {
  'a letter left out': (letters, place) => letters.toSpliced(place, 1),
  'a letter twice': (letters, place) => letters.toSpliced(place, 0, letters[place] ?? ''),
  'a wrong letter': (letters, place) => letters.toSpliced(place, 1, wrongLetter(letters[place] ?? '')),
  'two letters swapped': (letters, place) =>
    letters.toSpliced(place, 2, letters[place + 1] ?? '', letters[place] ?? ''),
};

/** Picks a position where the typo is visible: swapping two equal letters changes nothing. */
export function mistype(word: string, kind: Mistype, random: () => number): string {
  const letters = [...word];
  const places = letters.map((_, index) => index).slice(1, -1);
  const changed = places.map((place) => kind(letters, place).join('')).filter((text) => text !== word);
  return changed[Math.floor(random() * changed.length)] ?? word;
}
