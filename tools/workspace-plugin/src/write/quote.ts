/** Formats a string as a TypeScript literal; prettier chooses the quotes. */
export const quote = (text: string): string => JSON.stringify(text);
