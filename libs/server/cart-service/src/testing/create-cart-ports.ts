import { createIds } from '@pasar/database';
import { memoryRateWindows } from '@pasar/http-server/testing';
import type { CartPorts } from '../cart-deps.ts';

/** What the cart's calls need besides a database, for specs. */
export const createCartPorts = ({ db }: Pick<CartPorts, 'db'>): CartPorts => ({
  db,
  ids: createIds({ now: Date.now, worker: 9 }),
  limits: memoryRateWindows(),
});
