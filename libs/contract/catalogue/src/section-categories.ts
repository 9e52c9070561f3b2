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
  summary: 'The categories that official shops sell something of',
  auth: 'none',
  data: categories,
});

/** @spec supermarket-category */
export const getSupermarketCategories = defineCall({
  id: 'supermarket-categories',
  method: 'GET',
  path: getSupermarketCategoriesPath,
  summary: 'The categories that supermarkets sell something of',
  auth: 'none',
  data: categories,
});
