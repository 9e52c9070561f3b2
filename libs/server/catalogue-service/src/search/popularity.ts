import { sql } from 'kysely';

/** Popularity of the listed item `l`, with sold-out items last; an index has this order. */
export const popularity = sql<number>`case when l.in_stock then l.popularity else l.popularity - 1000000000 end`;
