import { defineCall, IdSchema, PictureSchema } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCategoryTreePath } from './paths.ts';

/** A category in a tree of three levels; a top-level category has no `parent_id`. */
export const CategorySchema = Type.Object({
  catid: IdSchema,
  parent_id: Type.Optional(IdSchema),
  level: Type.Integer({ minimum: 1, maximum: 3 }),
  name: Type.String(),
  picture: Type.Optional(PictureSchema),
  item_count: Type.Integer({ minimum: 0 }),
});
export type Category = Static<typeof CategorySchema>;

export const getCategoryTree = defineCall({
  id: 'category-tree',
  method: 'GET',
  path: getCategoryTreePath,
  summary: 'List all categories of the market, parents before children',
  auth: 'none',
  data: Type.Object({ categories: Type.Array(CategorySchema) }),
});
