import { createCursor } from '@pasar/http-server';
import type { CursorRow } from '@pasar/http-server';

const numberParts = { value: 'number', id: 'integer' } as const;
/** Where a page ended: the sort value and id of its last row. */
export type Cursor = CursorRow<typeof numberParts>;

/** Lists that are sorted by any number. */
export const numberCursor = createCursor('place', numberParts);

/** Lists that are sorted by a whole number, such as a time or a count. */
export const integerCursor = createCursor('integer', { value: 'integer', id: 'integer' });

/** Lists that are sorted by a text and a number. */
export const textCursor = createCursor('text', { text: 'text', number: 'integer' });
