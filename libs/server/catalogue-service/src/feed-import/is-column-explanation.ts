import type { FeedRecord } from './product.ts';
import { readStock } from './stock-field.ts';

const priceColumns = ['price', 'variant_price', 'regular_price'] as const;
const stockColumns = ['quantity', 'variant_inventory_qty', 'stock'] as const;

/** Whether a cell is filled, and without a number. */
const isText = (cell = ''): boolean => cell.trim() !== '' && !/\p{Nd}/u.test(cell);

/**
 * Whether a row directly below the header names or explains the columns, as the templates of marketplaces do: it has words for its
 * price and its stock, and those of its stock are no availability.
 */
export const isColumnExplanation = (fields: FeedRecord['fields']): boolean =>
  priceColumns.some((column) => isText(fields[column])) &&
  stockColumns.some(
    (column) => isText(fields[column]) && typeof readStock('', fields[column] ?? '') === 'object',
  );
