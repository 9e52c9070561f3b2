import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { getSitemapItemsPath, getSitemapPartsPath } from './paths.ts';

const itemKey = { shopid: IdSchema, itemid: IdSchema };

/** Lists where each part of the market's sitemap starts. A market without items has no parts. */
export const getSitemapParts = defineCall({
  id: 'sitemap-parts',
  method: 'GET',
  path: getSitemapPartsPath,
  summary: 'List the first item of each part of the sitemap',
  auth: 'none',
  data: Type.Object({ parts: Type.Array(Type.Object(itemKey)) }),
});

/** Returns one part of the sitemap: the items from this one on, by shop and item id. */
export const getSitemapItems = defineCall({
  id: 'sitemap-items',
  method: 'GET',
  path: getSitemapItemsPath,
  summary: 'List the items of a part of the sitemap',
  auth: 'none',
  query: strictObject(itemKey),
  data: Type.Object({ items: Type.Array(Type.Object({ ...itemKey, name: Type.String() })) }),
});
