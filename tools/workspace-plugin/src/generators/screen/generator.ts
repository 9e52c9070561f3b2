import { join } from 'node:path';
import { generateFiles, names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addToReadme } from '../../source/edit-readme.ts';
import { readConstant } from '../../source/read-row.ts';
import { exampleParams, examplePath } from '../../source/route-pattern.ts';
import { packages, workspacePaths, screensTable, tables } from '../../workspace-paths.data.ts';
import { checkAbsent, checkName } from '../../write/check-input.ts';
import { editFile, readText, rowNames } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { readNamespace } from '../../write/namespace.ts';
import { refuse } from '../../write/refuse.ts';
import { readRoutes } from '../../write/routes.ts';
import { addTexts } from '../../write/texts.ts';
import { toTitle } from '../../write/words.ts';
import { registerScreen } from './register-screen.ts';

export type ScreenOptions = {
  readonly name: string;
  readonly library: string;
  readonly route: string;
  readonly scope?: string;
  readonly call?: string;
};

const listScreenLibraries = (tree: Tree): string[] =>
  tree
    .children(workspacePaths.features)
    .filter((each) => each.endsWith('-screens') && tree.exists(screensTable(each).file));

function checkScreen(tree: Tree, { name, library, route }: ScreenOptions): void {
  checkName(name);
  const root = `${workspacePaths.features}/${library}`;
  if (!library.endsWith('-screens') || !tree.exists(`${root}/package.json`))
    refuse(`There is no library ${root}. There are: ${listScreenLibraries(tree).join(', ')}.`);
  readText(tree, screensTable(library).file);
  checkAbsent(tree, `${root}/src/${name}`);
  if (!readRoutes(tree).some(({ id }) => id === route))
    refuse(`There is no route ${route}: add it with the generator route.`);
  if (!rowNames(tree, tables.unbuiltRoutes).includes(route))
    refuse(`The route ${route} has a screen already.`);
}

function readCall(tree: Tree, { scope, call }: ScreenOptions) {
  if (call === undefined) return { call: '', callName: '', scope: '', path: '', signedIn: false };
  if (scope === undefined) return refuse('Say --scope as well: the scope of the call.');
  const file = `${workspacePaths.dataAccess}/${scope}-api/src/${call}-api.ts`;
  if (!tree.exists(file)) refuse(`There is no ${file}: add the call with the generator api-call.`);
  const { propertyName, className } = names(call);
  const paths = `${workspacePaths.contract}/${scope}/src/paths.ts`;
  const path = readConstant({ file: paths, text: readText(tree, paths) }, `${propertyName}Path`);
  if (path === undefined) return refuse(`${paths} has no ${propertyName}Path.`);
  const contract = `${workspacePaths.contract}/${scope}/src/${call}.ts`;
  const signedIn = tree.exists(contract) && readText(tree, contract).includes("auth: 'session'");
  return { call: propertyName, callName: className, scope, path, signedIn };
}

/** Adds a screen for a route, with its texts in every language. */
export default async function screenGenerator(
  tree: Tree,
  options: ScreenOptions,
): Promise<GeneratorCallback> {
  checkScreen(tree, options);
  const { name, library, route } = options;
  const call = readCall(tree, options);
  const root = `${workspacePaths.features}/${library}`;
  const pattern = readRoutes(tree).find(({ id }) => id === route)?.path ?? '/';
  const namespace = readNamespace(tree, root);
  const key = name.replaceAll('-', '_');
  const title = toTitle(name);
  addTexts(tree, `${root}/src/translations`, {
    [`${key}_title`]: title,
    [`${key}_${call.call === '' ? 'text' : 'empty'}`]: 'Nothing here yet',
  });
  generateFiles(tree, join(import.meta.dirname, 'files'), `${root}/src/${name}`, {
    ...{ name, route, key, title, packages, ...call },
    className: names(name).className,
    example: `${names(name).propertyName}Example`,
    texts: namespace.variable,
    namespace: namespace.name,
    at: examplePath(pattern),
    params: JSON.stringify(exampleParams(pattern)),
  });
  if (call.call === '') tree.delete(`${root}/src/${name}/${name}.examples.ts`);
  registerScreen(tree, { name, library, route });
  editFile(tree, `${root}/README.md`, ({ text }) =>
    addToReadme(text, `./${name}`, `the screen of the route \`${route}\`.`),
  );
  return finish(tree, 'references');
}
