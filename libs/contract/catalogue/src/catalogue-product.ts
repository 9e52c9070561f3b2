import { defineCall, IdSchema, MoneySchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCatalogueProductPath } from './paths.ts';

/** A product as its manufacturer sells it, offered by several shops; a search with `catalogue` lists the offers. */
export const CatalogueProductSchema = Type.Object({
  catalogueid: IdSchema,
  name: Type.String(),
  brand: Type.String(),
  picture: PictureSchema,
  item_count: Type.Integer({ minimum: 1 }),
  shop_count: Type.Integer({ minimum: 1 }),
  price_min: MoneySchema,
  price_max: MoneySchema,
});
export type CatalogueProduct = Static<typeof CatalogueProductSchema>;

/** Fails with 4 (not found) for an unknown product. */
export const getCatalogueProduct = defineCall({
  id: 'search-catalogue',
  method: 'GET',
  path: getCatalogueProductPath,
  summary: 'Get a catalogue product, independent of shops',
  auth: 'none',
  query: strictObject({ catalogue: IdSchema }),
  data: Type.Object({ catalogue: CatalogueProductSchema }),
});
