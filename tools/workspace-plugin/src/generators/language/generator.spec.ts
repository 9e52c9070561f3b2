import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { workspacePaths, tables } from '../../workspace-paths.data.ts';
import language from './generator.ts';

const options = { tag: 'cs', name: 'Čeština', market: 'PL' };

const importWords = 'libs/server/catalogue-service/src/feed-import/words.data.ts';

it('adds a language to every library and to a market', async () => {
  const files = await runGenerator(language, options);
  expect(files[tables.languages.file]).toContain("'cs',\n] as const");
  expect(files[tables.languageNames.file]).toContain("cs: 'Čeština',");
  expect(files[importWords]).toMatch(/\bcs: \{\s+color: 'Colour',/);
  expect(files[tables.markets.file]).toMatch(/languages: \['pl', [^\]]*'cs'\]/);
  expect(JSON.parse(files[workspacePaths.toTranslate] ?? '').languages).toContain('cs');
});

it('adds a file to each folder of translations', async () => {
  const paths = Object.keys(await runGenerator(language, options));
  const texts = paths.filter((path) => path.endsWith('/translations/cs.json'));
  expect(texts).toContain('libs/features/order-screens/src/translations/cs.json');
  expect(texts.length).toBeGreaterThan(20);
});

it('copies no wordings of other markets', async () => {
  const checkout = 'libs/features/checkout-screens/src/translations';
  const files = await runGenerator(language, options);
  const orderButtons = (tag: string) =>
    Object.keys(JSON.parse(files[`${checkout}/${tag}.json`] ?? '{}')).filter((key) =>
      /^place_order_[A-Z]/.test(key),
    );
  expect(orderButtons('cs')).toEqual(['place_order_PL']);
});

it.each([
  ['an existing language', { tag: 'th' }, '"th" is in use already'],
  ['an invalid tag', { tag: 'German' }, 'is not a language tag'],
  ['an unknown market', { market: 'XX' }, 'There is no market XX'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(language, { ...options, ...changes })).rejects.toThrow(message);
});
