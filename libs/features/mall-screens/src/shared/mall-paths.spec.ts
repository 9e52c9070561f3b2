import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { mallBrandsPath, mallCategoryPath, buildMallPath, mallPopularPath } from './mall-paths.ts';

const [sg, br] = [marketByCode('SG'), marketByCode('BR')];
const home = { catid: 7, name: 'Home & Living' };

/** @spec mall-br-path */
it.each([
  ['the mall', buildMallPath('mall', sg), '/mall'],
  ['the mall of Brazil', buildMallPath('mall', br), '/oficial'],
  ['a search within it', buildMallPath('mall-search', br), '/oficial/search'],
  ['a category', mallCategoryPath(home, sg), '/mall/Home-Living-cat.7'],
  ['a category without a name', mallCategoryPath({ catid: 7, name: '&' }, sg), '/mall/c-cat.7'],
  ['popular items in Brazil', mallPopularPath(home, br), '/oficial/Home-Living-cat.7/popular'],
  ['all brands', mallBrandsPath({}, sg), '/mall/brands'],
  ['brands of a letter', mallBrandsPath({ letter: 'K' }, sg), '/mall/brands?letter=K'],
  ['brands of no letter', mallBrandsPath({ letter: '#' }, sg), '/mall/brands?letter=%23'],
  ['brands of a category', mallBrandsPath({ category: 7, letter: 'K' }, br), '/oficial/brands/7?letter=K'],
])('%s', (_, path, expected) => {
  expect(path).toBe(expected);
});
