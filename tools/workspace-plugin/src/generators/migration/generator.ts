import { join } from 'node:path';
import { generateFiles, names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addImport } from '../../source/edit-modules.ts';
import { places, tables } from '../../workspace-places.data.ts';
import { checkFree, checkName } from '../../write/check-input.ts';
import { addTableRow, editFile, rowNames } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { refuse } from '../../write/refuse.ts';

export type MigrationOptions = { readonly name: string; readonly after?: string };

const numberOf = (migration: string): string => migration.slice(0, 4);

function nextNumber(migrations: readonly string[], after: string): string {
  if (!/^\d{1,4}$/.test(after)) refuse(`--after ${after} is no number of a migration.`);
  const next = String(Number(after) + 1).padStart(4, '0');
  const taken = migrations.find((each) => numberOf(each) === next);
  if (taken !== undefined) refuse(`${next} is taken by ${taken}: say --after another one.`);
  return next;
}

/** Adds a migration under the next free number, and registers it. */
export default async function migrationGenerator(
  tree: Tree,
  { name, after }: MigrationOptions,
): Promise<GeneratorCallback> {
  checkName(name);
  const migrations = rowNames(tree, tables.migrations);
  const used = migrations.map((each) => each.slice(5));
  checkFree(name, used, tables.migrations.file);
  const number = nextNumber(migrations, after ?? numberOf(migrations.toSorted().at(-1) ?? '0000'));
  const { propertyName, fileName } = names(name);
  const file = `${number}-${fileName}`;
  const table = fileName.replaceAll('-', '_');
  generateFiles(tree, join(import.meta.dirname, 'files'), places.migrations, {
    number,
    fileName,
    propertyName,
    table,
  });
  editFile(tree, tables.migrations.file, (source) =>
    addImport(source, { names: [propertyName], module: `./${file}.ts` }),
  );
  addTableRow(tree, tables.migrations, {
    name: file,
    text: `'${file}': ${propertyName}`,
    position: 'sorted',
  });
  return finish(tree);
}
