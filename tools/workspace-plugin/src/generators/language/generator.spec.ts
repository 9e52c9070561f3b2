import { expect, it } from 'vitest';
import { runGenerator } from '../../testing/workspace-tree.ts';
import { places, tables } from '../../workspace-places.data.ts';
import language from './generator.ts';

const options = { tag: 'de', name: 'Deutsch', market: 'PL' };

it('adds a language to every library and to a market', async () => {
  const files = await runGenerator(language, options);
  expect(files[tables.languages.file]).toContain("'de',\n] as const");
  expect(files[tables.languageNames.file]).toContain("de: 'Deutsch',");
  expect(files[tables.importWords.file]).toContain("de: { color: 'Colour',");
  expect(files[tables.errorTextFiles.file]).toContain('  de,\n};');
  expect(files[tables.markets.file]).toMatch(/languages: \['pl', [^\]]*'de'\]/);
  expect(JSON.parse(files[places.toTranslate] ?? '').languages).toEqual(['de']);
});

it('gives each folder of translations a file, and loads it', async () => {
  const paths = Object.keys(await runGenerator(language, options));
  const texts = paths.filter((path) => path.endsWith('/translations/de.json'));
  const loaders = paths.filter((path) => path.endsWith('/translations.ts'));
  expect(texts).toContain('libs/features/order-screens/src/translations/de.json');
  // The error catalogue imports its texts.
  expect(texts.length).toBe(loaders.length + 1);
});

it.each([
  ['a language that there is', { tag: 'th' }, '"th" is in use already'],
  ['what is no tag', { tag: 'German' }, 'is no language tag'],
  ['an unknown market', { market: 'XX' }, 'There is no market XX'],
])('refuses %s', async (_, changes, message) => {
  await expect(runGenerator(language, { ...options, ...changes })).rejects.toThrow(message);
});
