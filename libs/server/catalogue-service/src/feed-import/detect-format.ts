import { columnName } from './column-name.ts';
import type { FeedFormat } from './feed-format.ts';
import { googleMerchant } from './google-merchant.ts';
import { resolveColumns } from './resolve-columns.ts';
import { shopify } from './shopify.ts';
import { wooCommerce } from './woo-commerce.ts';

const formats: readonly FeedFormat[] = [googleMerchant, shopify, wooCommerce];

/** The most telling columns first: a table of ids, names and prices is read as Google's. */
const translatedFormats: readonly FeedFormat[] = [wooCommerce, shopify, googleMerchant];

/** Detects the format from the names of its columns; undefined if the file is not a feed. */
export function detectFormat(cells: readonly string[]): FeedFormat | undefined {
  const names = new Set(cells.map(columnName));
  return formats.find((format) => format.required.every((column) => names.has(column)));
}

/** Detects the format from column names in the languages of the markets; undefined if the file is not a feed. */
export const detectTranslatedFormat = (cells: readonly string[]): FeedFormat | undefined =>
  translatedFormats.find((format) => {
    const names = new Set(resolveColumns(cells, format).map(({ name }) => name));
    return format.requiredInTranslation.every((choices) => choices.some((column) => names.has(column)));
  });

/** Lists the formats with their required columns, for error messages. */
export const describeFormats = (): string =>
  formats.map((format) => `${format.name} (${format.required.join(', ')})`).join(', ');
