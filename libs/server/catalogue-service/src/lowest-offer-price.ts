import { sql } from 'kysely';

/** The lowest price among listed items `l`: of those in stock, else of all. */
export const lowestOfferPrice = sql<number>`coalesce(min(l.price_min) filter (where l.in_stock), min(l.price_min))`;
