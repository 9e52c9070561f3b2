import { names } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { addImport } from '../source/edit-modules.ts';
import { workspacePaths, tables } from '../workspace-paths.data.ts';
import { checkFree, checkName } from './check-input.ts';
import { addTableRow, editFile, rowNames } from './edit-file.ts';
import { refuse } from './refuse.ts';

const readNumber = (migration: string): string => migration.slice(0, 4);

function nextNumber(migrations: readonly string[], after: string): string {
  if (!/^\d{1,4}$/.test(after)) refuse(`--after ${after} is not a migration number.`);
  const next = String(Number(after) + 1).padStart(4, '0');
  const existing = migrations.find((each) => readNumber(each) === next);
  if (existing !== undefined) refuse(`${next} is taken by ${existing}: say --after another one.`);
  return next;
}

const render = (variable: string, statement: string): string => `import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const ${variable}: Migration = {
  async up(db: Kysely<unknown>) {
    await sql\`${statement}\`.execute(db);
  },
};
`;

/** Adds and registers a migration with one statement, with the next free number or after a given one. */
export function addMigration(tree: Tree, name: string, statement: string, after?: string): void {
  checkName(name);
  const migrations = rowNames(tree, tables.migrations);
  checkFree(
    name,
    migrations.map((each) => each.slice(5)),
    tables.migrations.file,
  );
  const number = nextNumber(migrations, after ?? readNumber(migrations.toSorted().at(-1) ?? '0000'));
  const file = `${number}-${name}`;
  const { propertyName } = names(name);
  tree.write(`${workspacePaths.migrations}/${file}.ts`, render(propertyName, statement));
  editFile(tree, tables.migrations.file, (source) =>
    addImport(source, { names: [propertyName], module: `./${file}.ts` }),
  );
  addTableRow(tree, tables.migrations, {
    name: file,
    text: `'${file}': ${propertyName}`,
    position: 'sorted',
  });
}
