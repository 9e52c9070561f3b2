import type { saveShopProduct } from '@pasar/catalogue-contract';
import type { CallBody } from '@pasar/http-contract';

type Request = CallBody<typeof saveShopProduct>;

/** Reduces a text to one line without control and format characters; keeps joiners, which scripts and emoji need. */
function oneLine(text: string): string {
  const line = text.replace(/(?![\u200c\u200d])\p{Cf}/gu, '').replace(/[\p{Cc}\s]+/gu, ' ');
  return /[^\u200c\u200d\s]/.test(line) ? line.trim() : '';
}

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
