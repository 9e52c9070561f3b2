import { displayRules } from '@pasar/badge-rules';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import {
  badgesNotYetPictured,
  comparedElsewhere,
  notYetPictured,
  picturedStories,
} from './pictured-stories.data.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const uiFolder = here('../../../../libs/ui');

/** Reads the ids of a file's stories from its title and exports. */
const readStoryIds = (path: string): string[] => {
  const source = readFileSync(path, 'utf8');
  const title = /\btitle: '([^']+\/[^']+)'/.exec(source)?.[1] ?? '';
  const names = [...source.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1] ?? '');
  return names.map((name) => toId(title, storyNameFromExport(name)));
};

const storyFiles = globSync('**/src/**/*.stories.tsx', { cwd: uiFolder }).map((path) => ({
  path,
  folder: dirname(path),
  ids: readStoryIds(`${uiFolder}/${path}`),
}));
const pictured = new Set<string>(picturedStories);

it('every row is a story', () => {
  const stories = new Set(storyFiles.flatMap(({ ids }) => ids));
  expect(picturedStories.filter((id) => !stories.has(id))).toEqual([]);
});

it('every file with stories has a picture', () => {
  const unpictured = storyFiles
    .filter(({ ids, folder }) => !ids.some((id) => pictured.has(id)) && !(folder in comparedElsewhere))
    .map(({ path }) => path);
  expect(unpictured.toSorted()).toEqual(notYetPictured.toSorted());
});

it('only existing badges are without a picture', () => {
  expect(badgesNotYetPictured.filter((name) => !Object.hasOwn(displayRules, name))).toEqual([]);
});

it('every library of components has a story with a picture', () => {
  const libraries = new Set(
    globSync('*/src/**/[A-Z]*.tsx', { cwd: uiFolder })
      .filter((path) => !path.endsWith('.stories.tsx'))
      .map((path) => path.split('/')[0] ?? ''),
  );
  const shown = new Set(storyFiles.map(({ path }) => path.split('/')[0]));
  expect([...libraries].filter((library) => !shown.has(library))).toEqual([]);
});

it('the baselines are those of the rows', () => {
  const baselines = globSync('{design-system,layout,parts}-*.png', { cwd: here('baselines') });
  // The runner joins repeated hyphens of a picture's name.
  const names = picturedStories.map((id) => id.replace('--', '-'));
  const wanted = names.flatMap((name) => [`${name}.png`, `${name}-dark.png`]);
  expect(baselines.toSorted()).toEqual(wanted.toSorted());
});
