import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { tables } from '../../workspace-paths.data.ts';
import component from './generator.ts';

const root = 'libs/ui/reviews';

it('adds a component with styles, spec and story, and exports it', async () => {
  const files = await runGenerator(component, {
    name: 'star-row',
    library: 'ui/reviews',
    purpose: 'Five stars',
  });
  expect(Object.keys(files).toSorted()).toEqual([
    tables.storiesWithoutPicture.file,
    `${root}/README.md`,
    `${root}/src/StarRow.module.css`,
    `${root}/src/StarRow.spec.tsx`,
    `${root}/src/StarRow.stories.tsx`,
    `${root}/src/StarRow.tsx`,
    `${root}/src/index.ts`,
  ]);
  expect(files[`${root}/src/index.ts`]).toContain("export { StarRow } from './StarRow.tsx';");
  expect(files[`${root}/src/index.ts`]).toContain("export type { StarRowProps } from './StarRow.tsx';");
  expect(files[`${root}/README.md`]).toContain('`StarRow`: Five stars.');
  expect(files[tables.storiesWithoutPicture.file]).toContain("'reviews/src/StarRow.stories.tsx'");
  expect(files[`${root}/src/StarRow.tsx`]).toContain('/** Five stars. */\nexport function StarRow(');
});

it('adds a component to a folder of the library', async () => {
  const options = { name: 'star-row', library: 'ui/design-system', folder: 'feedback' };
  const files = await runGenerator(component, options);
  expect(files['libs/ui/design-system/src/index.ts']).toContain("from './feedback/StarRow.tsx';");
});

it.each([
  ['an unknown library', { library: 'ui/nothing' }, 'There is no library ui/nothing'],
  ['an unknown folder', { folder: 'nowhere' }, 'There is no folder libs/ui/reviews/src/nowhere'],
  ['a name in use', { name: 'review' }, 'libs/ui/reviews/src/Review.tsx exists already'],
  ['a name that is not in kebab-case', { name: 'StarRow' }, 'is not kebab-case'],
])('refuses %s', async (_, changes, message) => {
  const options = { name: 'star-row', library: 'ui/reviews', ...changes };
  await expect(runGenerator(component, options)).rejects.toThrow(message);
});
