import { createCursor } from '@pasar/http-server';
import type { CursorRow } from '@pasar/http-server';

const numberParts = { value: 'number', id: 'integer' } as const;
/** The sort value and id of the last row of a page. */
export type Cursor = CursorRow<typeof numberParts>;

/** For lists sorted by any number. */
export const numberCursor = createCursor('place', numberParts);

/** For lists sorted by an integer, such as a time or a count. */
export const integerCursor = createCursor('integer', { value: 'integer', id: 'integer' });

/** For lists sorted by a text and a number. */
export const textCursor = createCursor('text', { text: 'text', number: 'integer' });
