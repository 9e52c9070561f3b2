import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';

/** A stored order. */
export type OrderRow = Selectable<Database['orders']>;
