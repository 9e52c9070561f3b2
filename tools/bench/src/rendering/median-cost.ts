import { median } from '../race.ts';
import type { PageCost } from './measured-store.ts';

/** Returns the median of each figure. */
export const medianCost = (costs: readonly PageCost[]): PageCost => ({
  web: median(costs.map(({ web }) => web)),
  api: median(costs.map(({ api }) => api)),
  database: median(costs.map(({ database }) => database)),
  bytes: median(costs.map(({ bytes }) => bytes)),
});
