import type { FeedFormat } from './feed-format.ts';
import { googleMerchant } from './google-merchant.ts';
import { shopify } from './shopify.ts';
import { wooCommerce } from './woo-commerce.ts';

const formats: readonly FeedFormat[] = [googleMerchant, shopify, wooCommerce];

/** Detects the format from the columns; undefined if the file is not a feed. */
export const detectFormat = (columns: readonly string[]): FeedFormat | undefined =>
  formats.find((format) => format.required.every((column) => columns.includes(column)));

/** Lists the formats with their required columns, for error messages. */
export const describeFormats = (): string =>
  formats.map((format) => `${format.name} (${format.required.join(', ')})`).join(', ');
