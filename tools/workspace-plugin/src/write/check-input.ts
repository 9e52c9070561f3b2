import type { Tree } from '@nx/devkit';
import { scopes } from '../projects/scopes.data.ts';
import { refuse } from './refuse.ts';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Refuses a name that is not kebab-case. */
export function checkName(name: string): void {
  if (!kebabCase.test(name)) refuse(`"${name}" is not kebab-case: write it like add-to-cart.`);
}

/** Refuses a name that is in use. */
export function checkFree(name: string, used: readonly string[], where: string): void {
  if (used.includes(name)) refuse(`"${name}" is in use already (${where}).`);
}

/** Refuses a folder or file that exists. */
export function checkAbsent(tree: Tree, path: string): void {
  if (tree.exists(path)) refuse(`${path} exists already.`);
}

/** Refuses a scope that the table of scopes does not list. */
export function checkScope(scope: string): void {
  if (!Object.hasOwn(scopes, scope))
    refuse(`"${scope}" is no scope. There are: ${Object.keys(scopes).join(', ')}.`);
}
