import { expect, it } from 'vitest';
import { readModule } from './declarations.ts';
import { findReached } from './find-reached.ts';

type Sources = Readonly<Record<string, string>>;

/** Returns the names of the declarations that the entry point `main.ts` reaches, by module. */
function reachedNames(sources: Sources): Record<string, string[]> {
  const shapes = new Map(Object.entries(sources).map(([path, text]) => [path, readModule(path, text)]));
  const reached = findReached(
    {
      read: (path) => shapes.get(path),
      resolve: (_, specifier) => specifier.replace('./', ''),
    },
    ['main.ts'],
  );
  return Object.fromEntries(
    [...reached].map(([path, found]) => [path, [...found].flatMap(({ names }) => names).toSorted()]),
  );
}

it.each<[string, Sources, Record<string, string[]>]>([
  [
    'a used export and its dependencies',
    {
      'main.ts': "import { used } from './rules.ts'; used();",
      'rules.ts': 'const limit = 3; export const used = () => limit; export const unused = () => 4;',
    },
    { 'main.ts': [], 'rules.ts': ['limit', 'used'] },
  ],
  [
    'a re-exported name',
    {
      'main.ts': "import { rule } from './index.ts'; rule();",
      'index.ts': "export { rule, other } from './rules.ts';",
      'rules.ts': 'export function rule() {} export function other() {}',
    },
    { 'main.ts': [], 'index.ts': [], 'rules.ts': ['rule'] },
  ],
  [
    'all exports of a dynamically imported module',
    {
      'main.ts': "export const load = () => import('./screen.ts');",
      'screen.ts': 'const own = 1; export default own; export const needs = 2;',
    },
    { 'main.ts': ['load'], 'screen.ts': ['default', 'needs', 'own'] },
  ],
  [
    'statements that run with their module',
    {
      'main.ts': "import './effect.ts';",
      'effect.ts': 'const state = 1; const other = 2; start(state);',
    },
    { 'main.ts': [], 'effect.ts': ['state'] },
  ],
])('reaches %s', (_, sources, expected) => {
  expect(reachedNames(sources)).toEqual(expected);
});
