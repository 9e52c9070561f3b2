import { names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import { checkFree } from '../../write/check-input.ts';
import { addTableRow, rowSources } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { quote } from '../../write/quote.ts';
import { refuse } from '../../write/refuse.ts';
import { addTexts } from '../../write/texts.ts';

export type ErrorCodeOptions = {
  readonly name: string;
  readonly code?: number;
  readonly meaning?: string;
  readonly family?: string;
  readonly status?: number;
  readonly text?: string;
};

const range = { first: 70_000_001, last: 70_000_999 };

function chooseCode(used: readonly number[], code = Math.max(range.first - 1, ...used) + 1): number {
  if (!Number.isInteger(code) || code < range.first || code > range.last)
    refuse(`${code} is outside our range, ${range.first} to ${range.last}.`);
  if (used.includes(code)) refuse(`${code} is in use already; a number is never used for another meaning.`);
  return code;
}

const field = (rows: readonly string[], pattern: RegExp): string[] =>
  rows.flatMap((row) => pattern.exec(row)?.[1] ?? []);

/** Adds an error code, listed as not thrown yet, and its text, if given, in every language. */
export default async function errorCodeGenerator(
  tree: Tree,
  options: ErrorCodeOptions,
): Promise<GeneratorCallback> {
  const { name, family = 'general', status = 409, text } = options;
  if (!/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(name))
    refuse(`"${name}" is not CONSTANT_CASE: write it like PRICE_CHANGED.`);
  const rows = rowSources(tree, tables.errorCodes);
  checkFree(name, field(rows, /name: '([^']+)'/), tables.errorCodes.file);
  const code = chooseCode(
    field(rows, /code: ([\d_]+)/).map((each) => Number(each.replaceAll('_', ''))),
    options.code,
  );
  const id = names(name.toLowerCase()).fileName.replaceAll('_', '-');
  const words = name.toLowerCase().replaceAll('_', ' ');
  const meaning = options.meaning ?? words.charAt(0).toUpperCase() + words.slice(1);
  addTableRow(tree, tables.errorCodes, {
    name: id,
    text: `{ id: 'own-${id}', code: ${code}, name: '${name}', family: ${quote(family)}, meaning: ${quote(meaning)},
      status: ${status}, userAction: 'none', retryable: false, reported: false }`.replaceAll(/\n\s+/g, '\n'),
  });
  addTableRow(tree, tables.waitingErrorCodes, { name, text: `${name}: 'added, and not thrown yet'` });
  if (text !== undefined) {
    addTexts(tree, workspacePaths.errorTexts, { [id]: text });
    addTableRow(tree, tables.errorTexts, { name, text: `${name}: '${id}'` });
  }
  return finish(tree, 'docs');
}
