/** A page that is made from tables. */
export type Page = {
  /** `feature-toggles`: its file is `docs/rules/feature-toggles.md`. */
  readonly name: string;
  readonly title: string;
  /** What the page is of, in a sentence. */
  readonly about: string;
  readonly sections: readonly Section[];
};

export type Section = {
  readonly title: string;
  readonly text?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

export type Cell = string | number | boolean | undefined;

/** Words of code; nothing for nothing. */
export const code = (text: string | number | undefined): string => (text === undefined ? '' : `\`${text}\``);

/** Words of code, one after the other. */
export const codes = (texts: readonly (string | number)[] | undefined): string =>
  (texts ?? []).map(code).join(', ');

const formatCell = (value: Cell): string => {
  if (value === true) return 'yes';
  if (value === undefined || value === false) return '';
  return String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');
};

const formatRow = (cells: readonly Cell[]): string => `| ${cells.map(formatCell).join(' | ')} |`;

const formatSection = ({ title, text, head, rows }: Section): string =>
  [
    `## ${title}`,
    ...(text === undefined ? [] : [text]),
    [formatRow(head), formatRow(head.map(() => '---')), ...rows.map(formatRow)].join('\n'),
  ].join('\n\n');

/** The whole page, as yet without the formatter's spacing. */
export const formatPage = ({ name, title, about, sections }: Page): string =>
  [
    `<!-- Made by \`npm run docs\` from \`@pasar/${name}\`: change its tables, not this page. -->`,
    `# ${title}`,
    about,
    ...sections.map(formatSection),
    '',
  ].join('\n\n');
