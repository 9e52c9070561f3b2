import type { Tree } from '@nx/devkit';
import { scopes } from '../projects/scopes.data.ts';
import { tables } from '../workspace-paths.data.ts';
import { checkName } from './check-input.ts';
import { addTableRow, removeTableRow } from './edit-file.ts';
import { refuse } from './refuse.ts';

type Row = { readonly owner: string; readonly folders?: readonly string[] };

const rowText = (scope: string, { owner, folders = [] }: Row): string => {
  const list = folders.length > 0 ? `, folders: [${folders.map((each) => `'${each}'`).join(', ')}]` : '';
  return `${/-/.test(scope) ? `'${scope}'` : scope}: { owner: '${owner}'${list} }`;
};

const folderNeedsListing = (folder: string, scope: string): boolean => folder !== scope;

/** Assigns a folder to a scope; adds a new scope, which needs an owner. */
export function addToScope(tree: Tree, folder: string, scope: string, owner: string | undefined): void {
  const known: Readonly<Record<string, Row>> = scopes;
  const row = known[scope];
  if (row && owner !== undefined && owner !== row.owner)
    refuse(`The scope ${scope} belongs to ${row.owner}, not to ${owner}.`);
  if (!row && owner === undefined)
    refuse(`"${scope}" is a new scope: say --owner, the team that answers for it.`);
  checkName(scope);
  const folders = [...(row?.folders ?? []), ...(folderNeedsListing(folder, scope) ? [folder] : [])];
  const text = rowText(scope, { owner: row?.owner ?? owner ?? '', folders });
  if (row) removeTableRow(tree, tables.scopes, scope);
  addTableRow(tree, tables.scopes, { name: scope, text, position: 'sorted' });
}
