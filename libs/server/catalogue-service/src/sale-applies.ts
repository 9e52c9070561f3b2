import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Whether flash sale `sale` lowers the price of item `item` (table aliases). Items with models are in no sale. */
export const saleApplies = (item: string, sale: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${item}.model_count`)} = 0 and ${sql.ref(`${sale}.price`)} > 0
    and ${sql.ref(`${sale}.price`)} < ${sql.ref(`${item}.price`)})`;
