import { createCursor } from '@pasar/http-server';
import type { CursorRow } from '@pasar/http-server';

/**
 * Where a page of a search ended (its last row's sort value and id), and what the first page found out: later ones count
 * and try nothing again. `reading` is which words were searched for, and where.
 */
const parts = {
  value: 'number',
  id: 'integer',
  total: 'count',
  more: 'flag',
  reading: 'count',
} as const;
export type SearchCursor = CursorRow<typeof parts>;

export const searchCursor = createCursor('search', parts);
