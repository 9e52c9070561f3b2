import { refuse } from '../../write/refuse.ts';

/** A column of a new table, with its type in SQL and in TypeScript. */
export type Column = { readonly name: string; readonly sql: string; readonly type: string };

const columnTypes: Readonly<Record<string, string>> = {
  text: 'string',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
};

const ownColumns: readonly string[] = ['id', 'user_id', 'created_at'];

function readColumn(text: string): Column {
  const [name = '', sql = '', ...rest] = text.trim().split(':');
  const type = Object.hasOwn(columnTypes, sql) ? columnTypes[sql] : undefined;
  if (!/^[a-z][a-z0-9_]*$/.test(name) || type === undefined || rest.length > 0)
    return refuse(
      `"${text}" is no column: write it like quantity:integer, with a type of these: ${types()}.`,
    );
  return { name, sql, type };
}

const types = (): string => Object.keys(columnTypes).join(', ');

/** Reads columns like `name:text,quantity:integer`; refuses an unknown type, and a name that comes twice. */
export function readColumns(text = ''): readonly Column[] {
  const columns = text === '' ? [] : text.split(',').map(readColumn);
  const names = [...ownColumns, ...columns.map(({ name }) => name)];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) refuse(`The column ${twice} comes twice: the table has ${ownColumns.join(', ')}.`);
  return columns;
}
