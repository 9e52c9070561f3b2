import { expect, it } from 'vitest';
import { findNamedKeys, findUnusedTexts } from './find-unused-texts.ts';

const named = findNamedKeys([
  `t('title'); t("layout:cart"); const label = t(\`tab_\${tab}\`);`,
  `t(\`\${page}_text\`); const keys = { pay: 'order_button' };`,
]);

it.each([
  ['a key', 'title', true],
  ['a key of a namespace', 'cart', true],
  ['a plural form of a key', 'title_many', true],
  ["a market's wording of a key", 'title_MX', true],
  ["a plural form of a market's wording", 'title_MX_other', true],
  ['an assembled key by its prefix', 'tab_used', true],
  ['an assembled key by its suffix', 'search_text', true],
  ['a key in a table', 'order_button', true],
  ['an unused key', 'subtitle', false],
  ['a key longer than the named one', 'titles', false],
])('%s', (_, key, isUsed) => {
  expect(findUnusedTexts([key], named)).toEqual(isUsed ? [] : [key]);
});
