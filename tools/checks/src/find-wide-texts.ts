import { buttonKinds, buttonTexts } from './button-widths.data.ts';
import type { ButtonKind, ButtonTexts } from './button-widths.data.ts';
import { countLines, estimateTextWidth } from './estimate-text-width.ts';

type Texts = ReadonlyMap<string, string>;

/** A count or an amount in a button is short. */
const fillIn = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '99');

/** A key's plural forms and markets' wordings are shown in the same button. */
const isFormOf = (key: string, base: string): boolean =>
  key.startsWith(base) && /^(_[A-Z]{2})?(_(zero|one|two|few|many|other))?$/.test(key.slice(base.length));

const measure = (language: string, key: string, text: string, kind: ButtonKind): string[] => {
  const { name, widthPx, lines, font } = kind;
  if (countLines(text, { widthPx, font, language }) <= lines) return [];
  const width = Math.round(estimateTextWidth(text, font));
  const room = lines === 1 ? `${widthPx} px` : `${widthPx} px on ${lines} lines`;
  return [`${language}: ${key} “${text}” is about ${width} px wide, in ${name} there is room for ${room}`];
};

/** Reports the texts of a folder that are too wide for the button that shows them. */
export const findWideTexts = (
  folder: string,
  language: string,
  texts: Texts,
  rows: readonly ButtonTexts[] = buttonTexts,
): string[] =>
  rows
    .filter((row) => row.folder === folder)
    .flatMap(({ kind, keys }) =>
      keys.flatMap((base) => {
        const forms = [...texts].filter(([key]) => isFormOf(key, base));
        if (forms.length === 0) return [`${language}: ${base} of button-widths.data.ts does not exist`];
        return forms.flatMap(([key, text]) => measure(language, key, fillIn(text), buttonKinds[kind]));
      }),
    );
