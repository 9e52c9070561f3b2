import { createCursor } from '@pasar/http-server';
import type { CursorRow } from '@pasar/http-server';

/**
 * Where a page of a search ended (its last row's sort value and id), and what the first page found out: later ones count
 * and try nothing again. `left` is how many of the words, the rarest first, were left out.
 */
const parts = {
  value: 'number',
  id: 'integer',
  total: 'count',
  more: 'flag',
  droppedWordCount: 'count',
} as const;
export type SearchCursor = CursorRow<typeof parts>;

export const searchCursor = createCursor('search', parts);
