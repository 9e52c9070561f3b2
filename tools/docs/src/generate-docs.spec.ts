import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { badgesPage } from './pages/badge-rules.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findStalePages } from './find-stale-pages.ts';
import { generateDocs } from './generate-docs.ts';
import type { Page } from './markdown.ts';
import { pages } from './pages.ts';

const root = join(import.meta.dirname, '../../..');
const page: Page = {
  name: 'fruit',
  title: 'Fruit',
  about: 'What there is.',
  sections: [
    {
      title: 'All',
      head: ['Name', 'Ripe'],
      rows: [
        ['a|b', true],
        ['c', undefined],
      ],
    },
  ],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
});
afterEach(() => rm(folder, { recursive: true }));
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};

it('generates a page that prettier leaves unchanged', async () => {
  const [index, fruit] = await generateDocs([page], root);
  expect(index?.text).toContain('- [Fruit](fruit.md): What there is.');
  expect(fruit?.text.split('\n').slice(2)).toEqual([
    '# Fruit',
    '',
    'What there is.',
    '',
    '## All',
    '',
    '| Name | Ripe |',
    '| ---- | ---- |',
    '| a\\|b | yes  |',
    '| c    |      |',
    '',
  ]);
});

it('finds stale, missing and obsolete pages', async () => {
  const files = await generateDocs([page], root);
  expect(await findStalePages(files, folder)).toEqual(['docs/rules/README.md', 'docs/rules/fruit.md']);
  for (const { path, text } of files) await write(path, text);
  expect(await findStalePages(files, folder)).toEqual([]);
  await write('docs/rules/fruit.md', 'old');
  await write('docs/rules/gone.md', 'old');
  expect(await findStalePages(files, folder)).toEqual(['docs/rules/fruit.md', 'docs/rules/gone.md']);
});

it.each(pages)('$name: every row has all columns, and no table is empty', ({ sections }) => {
  const wrong = sections.filter(
    ({ head, rows }) => rows.length === 0 || rows.some((row) => row.length !== head.length),
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

it('lists for each card set the order of competing badges', () => {
  const standard = badgesPage.sections.at(-1)?.rows.find(([name]) => name === '`STANDARD`');
  expect(standard?.[1]).toBe('`CC_INSTALLMENT` before `NON_CC_INSTALLMENT`');
});
