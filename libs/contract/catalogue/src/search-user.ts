import { CursorSchema, defineCall, strictObject } from '@pasar/http-contract';
import { maxKeywordLength } from '@pasar/search-params';
import { Type } from 'typebox';
import { ShopBriefSchema } from './shop-pages.ts';
import { searchUsersPath } from './paths.ts';

/** Shops with a name or username in which a word begins with the keyword; all shops if it is empty. Most followed first. */
export const searchUsers = defineCall({
  id: 'search-user',
  method: 'GET',
  path: searchUsersPath,
  summary: 'Search for shops',
  auth: 'none',
  query: strictObject({
    keyword: Type.Optional(Type.String({ maxLength: maxKeywordLength })),
    official: Type.Optional(Type.Boolean()),
    preferred: Type.Optional(Type.Boolean()),
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 20 })),
  }),
  data: Type.Object({
    users: Type.Array(ShopBriefSchema),
    total: Type.Integer({ minimum: 0 }),
    /** Absent on the last page. */
    next: Type.Optional(Type.String()),
  }),
});
