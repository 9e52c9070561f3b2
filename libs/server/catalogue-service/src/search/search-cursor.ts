import { createCursor } from '@pasar/http-server';
import type { CursorRow } from '@pasar/http-server';

/**
 * The last row's sort value and id, and the first page's findings, so that later pages neither count nor choose a reading
 * again. `reading` is the encoded reading.
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
