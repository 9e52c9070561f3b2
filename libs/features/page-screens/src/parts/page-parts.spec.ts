import { readComponents } from '@pasar/page-builder';
import { expect, it } from 'vitest';
import { aComponent } from '../page/page.examples.ts';
import { pageParts, partsOfPage } from './page-parts.ts';

const hero = aComponent(1, 'hero', { title: 'Good morning' });

/** @spec pb-bundles */
it('lists the chunks of a page’s components once each', () => {
  const components = readComponents([hero, { ...hero, id: 2 }]);
  expect(components).toHaveLength(2);
  expect(partsOfPage(components)).toEqual([pageParts.hero]);
});
