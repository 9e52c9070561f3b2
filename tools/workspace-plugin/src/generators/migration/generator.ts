import { names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addBefore } from '../../source/edit-modules.ts';
import { addToListProperty } from '../../source/edit-row-list.ts';
import { addMember, hasMember } from '../../source/edit-types.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import { addMigration } from '../../write/add-migration.ts';
import { editFile, readText } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { refuse } from '../../write/refuse.ts';
import { readColumns } from './read-columns.ts';
import type { Column } from './read-columns.ts';

export type MigrationOptions = {
  readonly name: string;
  readonly after?: string;
  /** File of the schema that gets the table's type. */
  readonly schema?: string;
  /** The rows belong to a member, and are deleted with the account. */
  readonly member?: boolean;
  /** Further columns: `name:text,quantity:integer`. */
  readonly columns?: string;
};

const schemaType = (schema: string): string => `${names(schema).className}Database`;
const schemaFile = (schema: string): string => `${workspacePaths.schema}/${schema}.ts`;

const listSchemas = (tree: Tree): string[] =>
  tree
    .children(workspacePaths.schema)
    .map((file) => file.replace('.ts', ''))
    .filter((each) => readText(tree, schemaFile(each)).includes(`export type ${schemaType(each)} = {`));

/** Adds the table's type to a file of the schema. */
function addTableType(
  tree: Tree,
  { name, schema = '', member }: MigrationOptions,
  further: readonly Column[],
): void {
  const schemas = listSchemas(tree);
  if (!schemas.includes(schema))
    refuse(`There is no schema ${schema} in ${workspacePaths.schema}. There are: ${schemas.join(', ')}.`);
  const [file, all, type] = [schemaFile(schema), schemaType(schema), `${names(name).className}Table`];
  const table = name.replaceAll('-', '_');
  if (hasMember({ file, text: readText(tree, file) }, all, table))
    refuse(`The table ${table} exists already in ${file}.`);
  const own = further.map((column) => `${column.name}: ${column.type}; `).join('');
  const columns = `id: number; ${member ? 'user_id: number; ' : ''}${own}created_at: number`;
  editFile(tree, file, (source) => addBefore(source, all, `export type ${type} = { ${columns} };\n`));
  editFile(tree, file, (source) => addMember(source, all, `${table}: ${type};`));
}

/** Adds a migration that creates a table, and registers it; with `schema` its type, with `member` its account. */
export default async function migrationGenerator(
  tree: Tree,
  options: MigrationOptions,
): Promise<GeneratorCallback> {
  const { name, after, schema, member } = options;
  const table = name.replaceAll('-', '_');
  const further = readColumns(options.columns);
  const own = further.map((column) => `${column.name} ${column.sql} not null`);
  const columns = member
    ? [
        'user_id bigint not null',
        'id bigint not null',
        ...own,
        'created_at bigint not null',
        'primary key (user_id, id)',
      ]
    : ['id bigint primary key', ...own, 'created_at bigint not null'];
  addMigration(tree, name, `create table ${table} (\n      ${columns.join(',\n      ')}\n    )`, after);
  if (schema !== undefined) addTableType(tree, options, further);
  const { file, name: deleted } = tables.accountTables;
  if (member) editFile(tree, file, (source) => addToListProperty(source, deleted, 'user_id', table));
  return finish(tree);
}
