/** Lists every three adjacent letters of a word with its ends marked, without repeats: `cat` gives `__c _ca cat at_`. */
export function listTrigrams(word: string): string[] {
  const letters = [...`__${word}_`];
  const found = letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`);
  return [...new Set(found)];
}
