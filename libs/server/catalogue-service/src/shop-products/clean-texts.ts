import type { saveShopProduct } from '@pasar/catalogue-contract';
import type { CallBody } from '@pasar/http-contract';
import { oneLine } from './one-line.ts';

type Request = CallBody<typeof saveShopProduct>;

/** Returns tier variations with their names on one line. */
export const cleanTiers = (tiers: Request['tiers']): Request['tiers'] =>
  tiers.map(({ name, options }) => ({ name: oneLine(name), options: options.map(oneLine) }));

/** Returns the request with its texts cleaned for storage. */
export const cleanTexts = (request: Request): Request => ({
  ...request,
  title: oneLine(request.title),
  description: request.description.trim(),
  tiers: cleanTiers(request.tiers),
});
