import { expect, it } from 'vitest';
import { toLayout } from './to-layout.ts';

const hero = { id: 1, type: 'hero', props: { title: 'Good morning' } };

/** @spec pb-bundles */
it.each([4, 5])('names the bundle of every component for platform %i', (platform) => {
  const columns = { id: 2, type: 'columns', props: {}, children: [hero] };
  const { component_list } = toLayout({ pageid: 5, components: [columns] }, platform);
  const bundles = component_list.flatMap(({ packages, children }) => [
    ...packages,
    ...children.flatMap((child) => child.packages),
  ]);
  expect(bundles).toHaveLength(2);
  expect(bundles).toEqual([bundles[0], bundles[0]]);
  expect(bundles[0]?.platform).toBe(platform);
});
