/** A page generated from tables. */
export type Page = {
  /** The file name without extension: `feature-toggles` is `docs/rules/feature-toggles.md`. */
  readonly name: string;
  readonly title: string;
  /** A one-sentence description of the page. */
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

/** Formats inline code; empty for undefined. */
export const code = (text: string | number | undefined): string => (text === undefined ? '' : `\`${text}\``);

/** Formats a list of inline code. */
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

/** Renders the page as Markdown, not yet formatted by prettier. */
export const formatPage = ({ name, title, about, sections }: Page): string =>
  [
    `<!-- Made by \`npm run docs\` from \`@pasar/${name}\`: change its tables, not this page. -->`,
    `# ${title}`,
    about,
    ...sections.map(formatSection),
    '',
  ].join('\n\n');
