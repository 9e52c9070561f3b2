import { join } from 'node:path';
import { generateFiles, names } from '@nx/devkit';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addToLibrary } from '../../write/add-to-library.ts';
import { checkAbsent, checkName } from '../../write/check-input.ts';
import { addTableRow } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { quote } from '../../write/quote.ts';
import { refuse } from '../../write/refuse.ts';
import { toSentence, toTitle } from '../../write/words.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';

export type ComponentOptions = {
  readonly name: string;
  readonly library: string;
  readonly folder?: string;
  readonly purpose?: string;
};

/** Adds a component to a `ui` library, and exports it. */
export default async function componentGenerator(
  tree: Tree,
  options: ComponentOptions,
): Promise<GeneratorCallback> {
  const { name, library, folder } = options;
  checkName(name);
  const root = `${workspacePaths.ui}/${library.replace(/^ui\//, '')}`;
  if (!tree.exists(`${root}/package.json`))
    refuse(`There is no library ${library}. There are: ${tree.children(workspacePaths.ui).join(', ')}.`);
  const { className } = names(name);
  const target = folder === undefined ? 'src' : `src/${folder}`;
  if (!tree.exists(`${root}/${target}`)) refuse(`There is no folder ${root}/${target}.`);
  checkAbsent(tree, `${root}/${target}/${className}.tsx`);
  const title = toTitle(name);
  const purpose = toSentence(options.purpose ?? title);
  generateFiles(tree, join(import.meta.dirname, 'files'), `${root}/${target}`, { className, title, purpose });
  const module = `${target.replace(/^src/, '.')}/${className}.tsx`;
  addToLibrary(tree, root, [
    { names: [className], module, purpose },
    { names: [`${className}Props`], module, typeOnly: true, purpose },
  ]);
  const stories = `${library.replace(/^ui\//, '')}/${target}/${className}.stories.tsx`;
  addTableRow(tree, tables.storiesWithoutPicture, { name: stories, text: quote(stories) });
  return finish(tree);
}
