/** Converts a kebab-case name to a title: `gift-card` becomes "Gift card". */
export function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Adds a full stop, unless the text ends with punctuation. */
export const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
