import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

/** Forms whose fields are public: they are part of an address, or nothing is sent. */
const publicForms = new Set([
  'libs/features/seller-screens/src/income/IncomeFilter.tsx',
  'libs/features/seller-screens/src/products/ProductSearch.tsx',
  'libs/features/shop-screens/src/shared/ShopSearch.tsx',
  'libs/ui/page-sections/src/SearchWithin.tsx',
  'libs/ui/item-card/src/AddButton.tsx',
  'libs/ui/layout/src/header/SearchBox.tsx',
  'libs/ui/result-list/src/PriceFilter.tsx',
]);

const forms = globSync('{apps,libs}/**/src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(?:spec|stories)\.tsx$/.test(file))
  .flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(/<form\b[^]*?>/g)].map(
      ([tag]) => [file, tag] as const,
    ),
  );

it('finds the forms', () => expect(forms.length).toBeGreaterThan(7));

it.each(forms)('the form of %s never puts what was typed into an address', (file, tag) => {
  expect(/\bmethod="(\w+)"/.exec(tag)?.[1]).toBe(publicForms.has(file) ? 'get' : 'post');
});
