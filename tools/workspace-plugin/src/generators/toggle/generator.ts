import type { GeneratorCallback, Tree } from '@nx/devkit';
import { tables } from '../../workspace-paths.data.ts';
import { checkFree, checkName, checkScope } from '../../write/check-input.ts';
import { addTableRow, rowSources } from '../../write/edit-file.ts';
import { finish } from '../../write/finish.ts';
import { refuse } from '../../write/refuse.ts';

export type ToggleOptions = {
  readonly name: string;
  readonly owner: string;
  readonly kind?: 'release' | 'market' | 'operations';
  readonly expiry?: string;
};

function checkExpiry(expiry: string | undefined, kind: string): void {
  if (expiry === undefined) {
    if (kind === 'release') refuse('A release needs --expiry YYYY-MM-DD: the day by which it is decided.');
    return;
  }
  const time = /^\d{4}-\d{2}-\d{2}$/.test(expiry) ? Date.parse(expiry) : Number.NaN;
  if (Number.isNaN(time)) refuse(`"${expiry}" is no day: write --expiry YYYY-MM-DD.`);
  if (time <= Date.now()) refuse(`--expiry ${expiry} is in the past.`);
}

/** Adds a toggle that is off everywhere. */
export default async function toggleGenerator(
  tree: Tree,
  { name, owner, kind = 'release', expiry }: ToggleOptions,
): Promise<GeneratorCallback> {
  checkName(name);
  checkScope(owner);
  checkExpiry(expiry, kind);
  const used = rowSources(tree, tables.toggles).flatMap((row) => /name: '([^']+)'/.exec(row)?.[1] ?? []);
  checkFree(name, used, tables.toggles.file);
  const expires = expiry === undefined ? '' : `expires: '${expiry}', `;
  const text = `{ name: '${name}', kind: '${kind}', owner: '${owner}', ${expires}default: false }`;
  addTableRow(tree, tables.toggles, { name, text });
  return finish(tree, 'docs');
}
