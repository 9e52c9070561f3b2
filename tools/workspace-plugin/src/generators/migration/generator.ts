import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addMigration } from '../../write/add-migration.ts';
import { finish } from '../../write/finish.ts';

export type MigrationOptions = { readonly name: string; readonly after?: string };

/** Adds a migration that creates a table, and registers it. */
export default async function migrationGenerator(
  tree: Tree,
  { name, after }: MigrationOptions,
): Promise<GeneratorCallback> {
  const table = name.replaceAll('-', '_');
  const statement = `create table ${table} (
      id bigint primary key,
      created_at bigint not null
    )`;
  addMigration(tree, name, statement, after);
  return finish(tree);
}
