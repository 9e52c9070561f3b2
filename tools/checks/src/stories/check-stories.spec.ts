import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkStories } from './check-stories.ts';
import type { LackingStories } from './lacking-stories.data.ts';

const screenPath = 'libs/features/gift-screens/src/gift/gift-screen.ts';
const componentPath = 'libs/features/gift-screens/src/gift/GiftScreen.tsx';
const storiesPath = 'libs/features/gift-screens/src/gift/GiftScreen.stories.tsx';

const screen = `import { GiftScreen } from './GiftScreen.tsx';
export default defineScreen<'gift'>({ needs: [giftNeeds], Screen: GiftScreen });`;
const meta = `import giftScreen from './gift-screen.ts';
const meta: Meta = { render: () => null, parameters: { screenSetup: { screen: giftScreen } } };
export default meta;
`;
const all = `${meta}export const Gift: Story = {};
export const GiftLoading: Story = {};
export const Down: Story = { parameters: { screenSetup: failedSetup } };
export const NoGifts: Story = {};
`;

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stories-'));
});
afterEach(() => rm(root, { recursive: true }));

async function check(texts: Readonly<Record<string, string>>, lacking: LackingStories = []) {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const faults = await checkStories(root, Object.keys(texts), lacking);
  return faults.map((fault) => fault.replace(`${screenPath}: add a story of it `, '').replace(/, or .*/, ''));
}

const component = 'export const GiftScreen = () => <EmptyState />;';
const shared = `import giftScreen from './gift-screen.ts';
const gift = (changes = {}) => screenStory(giftScreen, changes);
const meta: Meta = {};
export default meta;
export const Gift: Story = gift();
export const Waiting = gift(loadingSetup);
`;

it.each<[string, Readonly<Record<string, string>>, string[]]>([
  ['a screen without stories', {}, ['filled', 'loading', 'failed', 'empty']],
  ['stories in every state', { [storiesPath]: all }, []],
  [
    'stories of another screen',
    { [storiesPath]: all.replace('./gift', './other') },
    ['filled', 'loading', 'failed', 'empty'],
  ],
  ['stories that a function of the module creates', { [storiesPath]: shared }, ['failed', 'empty']],
  [
    'a screen that is never empty',
    { [componentPath]: 'export const GiftScreen = () => null;', [storiesPath]: shared },
    ['failed'],
  ],
  [
    'a screen without data, whatever its story is called',
    {
      [screenPath]: screen.replace('needs: [giftNeeds], ', ''),
      [storiesPath]: `${meta}export const NotFound: Story = {};`,
    },
    [],
  ],
])('%s', async (_, changes, faults) => {
  expect(await check({ [screenPath]: screen, [componentPath]: component, ...changes })).toEqual(faults);
});

it('accepts listed reasons, and reports those that are outdated', async () => {
  const lacking: LackingStories = [
    {
      reason: 'later',
      screens: { 'gift-screens/gift': ['failed', 'filled'], 'gift-screens/none': ['empty'] },
    },
  ];
  expect(
    await check({ [screenPath]: screen, [componentPath]: component, [storiesPath]: shared }, lacking),
  ).toEqual([
    'empty',
    'lacking-stories.data.ts: remove filled of gift-screens/gift',
    'lacking-stories.data.ts: remove empty of gift-screens/none',
  ]);
});
