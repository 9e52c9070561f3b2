import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { tables } from '../../workspace-paths.data.ts';
import toggle from './generator.ts';

const options = { name: 'gift-wrap', owner: 'cart', expiry: '2099-12-31' };

it('adds a toggle that is off everywhere', async () => {
  const files = await runGenerator(toggle, options);
  expect(Object.keys(files)).toEqual([tables.toggles.file]);
  expect(files[tables.toggles.file]).toContain(
    "  { name: 'gift-wrap', kind: 'release', owner: 'cart', expires: '2099-12-31', default: false },\n]",
  );
});

it('adds an operations toggle without an expiry', async () => {
  const files = await runGenerator(toggle, { name: 'gift-wrap', owner: 'cart', kind: 'operations' as const });
  expect(files[tables.toggles.file]).toContain("kind: 'operations', owner: 'cart', default: false }");
});

it.each([
  ['a name in use', { name: 'mall-host' }, '"mall-host" is in use already'],
  ['a name that is not in kebab-case', { name: 'giftWrap' }, 'is not kebab-case'],
  ['an unknown owner', { owner: 'nobody' }, '"nobody" is no scope'],
  ['a release without an end', { expiry: undefined }, 'needs --expiry'],
  ['an end in the past', { expiry: '2020-01-01' }, 'is in the past'],
  ['an end that is not a date', { expiry: 'soon' }, 'is no day'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(toggle, { ...options, ...changes })).rejects.toThrow(message);
});
