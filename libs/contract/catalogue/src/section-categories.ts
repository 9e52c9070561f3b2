import { defineCall } from '@pasar/http-contract';
import { Type } from 'typebox';
import { CategorySchema } from './category.ts';
import { getMallCategoriesPath, getSupermarketCategoriesPath } from './paths.ts';

/** All levels, parents first: the categories in which shops of the section sell something, with item counts. */
const categories = Type.Object({ categories: Type.Array(CategorySchema) });

/** @spec mall-categories-page mall-category-page */
export const getMallCategories = defineCall({
  id: 'mall-categories',
  method: 'GET',
  path: getMallCategoriesPath,
  summary: 'List the categories in which official shops sell items',
  auth: 'none',
  data: categories,
});

/** @spec supermarket-category */
export const getSupermarketCategories = defineCall({
  id: 'supermarket-categories',
  method: 'GET',
  path: getSupermarketCategoriesPath,
  summary: 'List the categories in which supermarkets sell items',
  auth: 'none',
  data: categories,
});
