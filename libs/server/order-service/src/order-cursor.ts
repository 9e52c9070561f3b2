import { createCursor } from '@pasar/http-server';

/** Orders are listed by their ids, which grow with time, so a cursor is an id. */
export const orderCursor = createCursor('order', { id: 'count' });
