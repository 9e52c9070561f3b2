/** A kebab-case name as the beginning of a sentence: `gift-card` is "Gift card". */
export function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence ends with a full stop. */
export const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
