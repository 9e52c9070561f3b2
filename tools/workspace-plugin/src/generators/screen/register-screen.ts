import { names, updateJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { addBefore } from '../../source/edit-modules.ts';
import { findDeclaration, parseSource } from '../../source/source-file.ts';
import { places, tables } from '../../workspace-places.data.ts';
import { addTableRow, editFile, readText, removeTableRow } from '../../write/edit-file.ts';

export type ScreenPlace = { readonly name: string; readonly library: string; readonly route: string };

/** A name that the table's file does not declare yet: `home`, else `mallHome`. */
function chooseVariable(tree: Tree, { name, library }: ScreenPlace): string {
  const { file } = tables.screens;
  const { propertyName } = names(name);
  const taken = findDeclaration(parseSource({ file, text: readText(tree, file) }), propertyName);
  return taken ? names(`${library.replace(/-screens$/, '')}-${name}`).propertyName : propertyName;
}

/** Makes a screen answer its route: an entry of its package, and a row of the table of screens. */
export function registerScreen(tree: Tree, place: ScreenPlace): void {
  const { name, library, route } = place;
  const entry = `./src/${name}/${name}-screen.ts`;
  updateJson(tree, `${places.features}/${library}/package.json`, (manifest) => ({
    ...manifest,
    exports: { ...manifest.exports, [`./${name}`]: entry },
  }));
  const specifier = `@pasar/${library}/${name}`;
  const variable = chooseVariable(tree, place);
  editFile(tree, tables.screens.file, (source) =>
    addBefore(
      source,
      tables.screens.name,
      `const ${variable} = screenEntry('${specifier}', () => import('${specifier}'));\n`,
    ),
  );
  const text = variable === route ? route : `'${route}': ${variable}`;
  addTableRow(tree, tables.screens, { name: route, text });
  removeTableRow(tree, tables.unbuiltRoutes, route);
}
