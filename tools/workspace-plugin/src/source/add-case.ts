import { spliceText } from './source-file.ts';

/** Appends a case to a case table, without reformatting the others. */
export function addCase(text: string, added: object): string {
  const end = text.lastIndexOf(']');
  const before = text.slice(0, end).trimEnd();
  const separator = before.endsWith('[') ? '\n' : ',\n';
  const lines = JSON.stringify(added, null, 2).replaceAll(/^/gm, '    ');
  return spliceText(text, before.length, end, `${separator}${lines}\n  `);
}
