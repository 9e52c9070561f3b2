import type { Tree } from '@nx/devkit';
import { readTable } from '../source/edit-table.ts';
import { readRowText } from '../source/read-row.ts';
import { findTableNames } from '../source/find-table-names.ts';
import { workspacePaths } from '../workspace-paths.data.ts';
import type { TableLocation } from '../workspace-paths.data.ts';
import { readText } from './edit-file.ts';

/** A route, and its table. */
export type RouteLocation = {
  readonly id: string;
  readonly path: string | undefined;
  readonly table: TableLocation;
};

/** Returns the tables of routes, one per area: `commerceRoutes`. */
export const readAreas = (tree: Tree): TableLocation[] =>
  tree
    .children(workspacePaths.routes)
    .filter((file) => file.endsWith('.data.ts'))
    .map((file) => `${workspacePaths.routes}/${file}`)
    .flatMap((file) => findTableNames({ file, text: readText(tree, file) }).map((name) => ({ file, name })));

/** Returns all routes. */
export const readRoutes = (tree: Tree): RouteLocation[] =>
  readAreas(tree).flatMap((table) => {
    const source = { file: table.file, text: readText(tree, table.file) };
    return readTable(source, table.name).map((id) => ({
      id,
      path: readRowText(source, table.name, id, 'path'),
      table,
    }));
  });
