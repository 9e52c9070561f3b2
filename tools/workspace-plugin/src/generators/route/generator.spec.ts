import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import route from './generator.ts';

const options = { id: 'gift-page', pattern: '/gift/{giftId:int}', area: 'marketing' };

it('adds a route, its case, and an entry among routes without a screen', async () => {
  const files = await runGenerator(route, options);
  expect(files[`${workspacePaths.routes}/marketing.data.ts`]).toContain(
    "'gift-page': { path: '/gift/{giftId:int}' },",
  );
  expect(files[tables.unbuiltRoutes.file]).toMatch(/'gift-page',?\s*\] as const/);
  expect(JSON.parse(files[workspacePaths.routeCases] ?? '').cases.at(-1)).toEqual({
    name: 'gift page',
    given: { url: '/gift/1' },
    expect: { outcome: 'screen', route: 'gift-page', params: { giftId: 1 } },
  });
});

it.each([
  ['an id in use', { id: 'cart' }, '"cart" is in use already'],
  ['an address in use', { pattern: '/cart' }, '"/cart" is in use already'],
  ['an id that is not in kebab-case', { id: 'giftPage' }, 'is not kebab-case'],
  ['an invalid pattern', { pattern: 'gifts' }, 'is no pattern'],
  ['an unknown area', { area: 'nowhere' }, '"nowhere" is no area. There are: '],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(route, { ...options, ...changes })).rejects.toThrow(message);
});
