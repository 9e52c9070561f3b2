import { spliceText } from './source-file.ts';

/** The text of a case table with a case more at its end; the others stay as they are written. */
export function addCase(text: string, added: object): string {
  const end = text.lastIndexOf(']');
  const before = text.slice(0, end).trimEnd();
  const separator = before.endsWith('[') ? '\n' : ',\n';
  const lines = JSON.stringify(added, null, 2).replaceAll(/^/gm, '    ');
  return spliceText(text, before.length, end, `${separator}${lines}\n  `);
}
