import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';

/** An order as it is stored. */
export type OrderRow = Selectable<Database['orders']>;
