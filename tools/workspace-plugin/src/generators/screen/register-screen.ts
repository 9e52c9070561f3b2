import { names, updateJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { addBefore } from '../../source/edit-modules.ts';
import { workspacePaths, screensTable, tables } from '../../workspace-paths.data.ts';
import { addTableRow, editFile, removeTableRow } from '../../write/edit-file.ts';

export type ScreenRegistration = { readonly name: string; readonly library: string; readonly route: string };

/** Registers a screen for its route: adds an entry to its package, and a row to the library's table of screens. */
export function registerScreen(tree: Tree, { name, library, route }: ScreenRegistration): void {
  const screens = screensTable(library);
  const entry = `./src/${name}/${name}-screen.ts`;
  updateJson(tree, `${workspacePaths.features}/${library}/package.json`, (manifest) => ({
    ...manifest,
    exports: { ...manifest.exports, [`./${name}`]: entry },
  }));
  const specifier = `@pasar/${library}/${name}`;
  const variable = names(name).propertyName;
  editFile(tree, screens.file, (source) =>
    addBefore(
      source,
      screens.name,
      `const ${variable} = screenEntry('${specifier}', () => import('${specifier}'));\n`,
    ),
  );
  const text = variable === route ? route : `'${route}': ${variable}`;
  addTableRow(tree, screens, { name: route, text });
  removeTableRow(tree, tables.unbuiltRoutes, route);
}
