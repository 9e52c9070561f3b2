import type { saveShopProduct } from '@pasar/catalogue-contract';
import type { CallBody } from '@pasar/http-contract';
import { normalizeLine } from './normalize-line.ts';

type Request = CallBody<typeof saveShopProduct>;

/** Returns tier variations with their names on one line. */
export const cleanTiers = (tiers: Request['tiers']): Request['tiers'] =>
  tiers.map(({ name, options }) => ({ name: normalizeLine(name), options: options.map(normalizeLine) }));

/** Returns the request with its texts cleaned for storage. */
export const cleanTexts = (request: Request): Request => ({
  ...request,
  title: normalizeLine(request.title),
  description: request.description.trim(),
  tiers: cleanTiers(request.tiers),
});
