import { createCursor } from '@pasar/http-server';

/** Orders are listed by their ids, which grow with time: a page ends at one. */
export const orderCursor = createCursor('order', { id: 'count' });
