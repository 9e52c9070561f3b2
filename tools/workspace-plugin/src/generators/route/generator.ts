import type { GeneratorCallback, Tree } from '@nx/devkit';
import { addCase } from '../../source/add-case.ts';
import { exampleParams, examplePath } from '../../source/route-pattern.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import { checkFree, checkName } from '../../write/check-input.ts';
import { addTableRow, editFile } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { refuse } from '../../write/refuse.ts';
import { readAreas, readRoutes } from '../../write/routes.ts';

export type RouteOptions = { readonly id: string; readonly pattern: string; readonly area?: string };

const suffix = /Routes$/;

/** Adds a route, a case that resolves it, and an entry in the list of routes without a screen. */
export default async function routeGenerator(
  tree: Tree,
  { id, pattern, area = 'marketing' }: RouteOptions,
): Promise<GeneratorCallback> {
  checkName(id);
  if (!/^\/[^\s'"?#]*$/.test(pattern.replaceAll('?}', '}')))
    refuse(`"${pattern}" is no pattern: write it like /gifts/{giftId:int}.`);
  const routes = readRoutes(tree);
  checkFree(
    id,
    routes.map((route) => route.id),
    workspacePaths.routes,
  );
  checkFree(
    pattern,
    routes.flatMap(({ path }) => path ?? []),
    workspacePaths.routes,
  );
  const areas = readAreas(tree);
  const table = areas.find(({ name }) => name.replace(suffix, '') === area);
  if (!table)
    return refuse(
      `"${area}" is no area. There are: ${areas.map(({ name }) => name.replace(suffix, '')).join(', ')}.`,
    );
  addTableRow(tree, table, { name: id, text: `'${id}': { path: '${pattern}' }` });
  addTableRow(tree, tables.unbuiltRoutes, { name: id, text: `'${id}'` });
  const example = {
    name: id.replaceAll('-', ' '),
    given: { url: examplePath(pattern) },
    expect: { outcome: 'screen', route: id, params: exampleParams(pattern) },
  };
  editFile(tree, workspacePaths.routeCases, ({ text }) => addCase(text, example));
  return finish(tree, 'docs');
}
