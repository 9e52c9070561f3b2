import type { FeedFormat } from './feed-format.ts';
import { googleMerchant } from './google-merchant.ts';
import { shopify } from './shopify.ts';
import { wooCommerce } from './woo-commerce.ts';

const formats: readonly FeedFormat[] = [googleMerchant, shopify, wooCommerce];

/** The format that the columns tell; undefined for a file that is no feed. */
export const detectFormat = (columns: readonly string[]): FeedFormat | undefined =>
  formats.find((format) => format.required.every((column) => columns.includes(column)));

/** What a person is told of the formats: each with the columns that it can't do without. */
export const describeFormats = (): string =>
  formats.map((format) => `${format.name} (${format.required.join(', ')})`).join(' or ');
