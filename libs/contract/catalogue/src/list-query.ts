import { CursorSchema } from '@pasar/http-contract';
import { Type } from 'typebox';

/** Pagination parameters of a list. */
export const pageFields = {
  cursor: Type.Optional(CursorSchema),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 30 })),
};

/** Keys `shopid.itemid`, comma-separated, sixty at most. */
export const ItemKeysSchema = Type.String({
  pattern: '^\\d{1,16}\\.\\d{1,16}(,\\d{1,16}\\.\\d{1,16}){0,59}$',
});
