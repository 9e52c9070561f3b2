/** Reduces a text to one line without control and format characters; keeps joiners, which scripts and emoji need. */
export function normalizeLine(text: string): string {
  const line = text.replace(/(?![\u200c\u200d])\p{Cf}/gu, '').replace(/[\p{Cc}\s]+/gu, ' ');
  return /[^\u200c\u200d\s]/.test(line) ? line.trim() : '';
}
