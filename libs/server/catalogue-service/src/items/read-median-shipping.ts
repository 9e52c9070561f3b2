import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** In minor units. */
export type Shipping = { readonly shipping_min: number; readonly shipping_max: number };

/** Returns the typical shipping cost in this market: the median of the items on sale; 0 if there are none. */
export async function readMedianShipping(db: Kysely<Database>, market: string): Promise<Shipping> {
  const { rows } = await sql<Shipping>`
    select coalesce(percentile_disc(0.5) within group (order by shipping_min), 0) as shipping_min,
      coalesce(percentile_disc(0.5) within group (order by shipping_max), 0) as shipping_max
    from item where market = ${market}`.execute(db);
  return rows[0] ?? { shipping_min: 0, shipping_max: 0 };
}
