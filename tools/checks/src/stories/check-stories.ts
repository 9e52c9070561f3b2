import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lackingStories } from './lacking-stories.data.ts';
import type { LackingStories } from './lacking-stories.data.ts';
import { readStoryStates } from './read-story-states.ts';
import { isScreenPath, readScreen } from './screen-states.ts';
import type { ScreenState } from './screen-states.ts';

/** Returns the states that a table excuses a screen from showing. */
const listExcused = (lacking: LackingStories, screen: string): ScreenState[] =>
  lacking.flatMap(({ screens }) => [...(screens[screen] ?? [])]);

/**
 * Reports each screen of a feature library without a story in a state that it can be in, unless the table says why; and entries
 * of the table for a state that has a story, or for no screen.
 */
export async function checkStories(
  root: string,
  files: readonly string[],
  lacking: LackingStories = lackingStories,
): Promise<string[]> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const found = await Promise.all(files.filter(isScreenPath).map((path) => readScreen(path, read)));
  const screens = found.filter((screen) => screen !== undefined);
  const stories = files.filter((path) => /^(?:libs|apps)\/.*\.stories\.tsx$/.test(path));
  const shown = await Promise.all(
    stories.map(async (path) => readStoryStates(path, await read(path), screens)),
  );
  const states = new Set(shown.flat().map(({ screen, state }) => `${screen} ${state}`));
  const isShown = (screen: string, state: ScreenState): boolean => states.has(`${screen} ${state}`);
  const missing = screens.flatMap(({ id, path, states: required }) =>
    required
      .filter((state) => !isShown(id, state) && !listExcused(lacking, id).includes(state))
      .map((state) => `${path}: add a story of it ${state}, or say in lacking-stories.data.ts why not`),
  );
  const excused = lacking.flatMap((entry) =>
    Object.entries(entry.screens).flatMap(([screen, each]) => each.map((state) => ({ screen, state }))),
  );
  const outdated = excused
    .filter(
      ({ screen, state }) =>
        isShown(screen, state) || !screens.some((each) => each.id === screen && each.states.includes(state)),
    )
    .map(({ screen, state }) => `lacking-stories.data.ts: remove ${state} of ${screen}`);
  return [...missing, ...outdated];
}
