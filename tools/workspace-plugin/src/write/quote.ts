/** A text as a literal of TypeScript; prettier chooses the quotes. */
export const quote = (text: string): string => JSON.stringify(text);
