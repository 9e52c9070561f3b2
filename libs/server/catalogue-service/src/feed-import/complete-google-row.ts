import { readGoogleOptions } from './google-options.ts';
import type { FeedRecord } from './product.ts';
import { plainId } from './text-field.ts';

type Fields = FeedRecord['fields'];

/** Marketplaces write a dash or zero for the variation of a product that has none. */
const readVariationId = (fields: Fields): string => plainId(fields.variation_id).replace(/^(?:0|[-–—])$/, '');

/** A list of variations has the id of their product in each row; otherwise the article number of the product groups them. */
const readGroup = (fields: Fields): string =>
  plainId(fields.item_group_id) ||
  (fields.variation_id === undefined ? '' : plainId(fields.id)) ||
  plainId(fields.parent_sku);

const readGroupedId = (fields: Fields, group: string): string =>
  group && [group, ...Object.values(readGoogleOptions(fields))].join('/');

/** A table without a column of ids has article numbers in its place, groups with options, or the numbers of others. */
const readId = (fields: Fields, group: string): string =>
  readVariationId(fields) ||
  (fields.id ??
    (plainId(fields.sku) || readGroupedId(fields, group) || plainId(fields.mpn) || plainId(fields.gtin)));

/** Fills in the id and the group of a table's row that says them in columns of a marketplace. */
export function completeGoogleRow(fields: Fields): Fields {
  const { id, variation_id, parent_sku } = fields;
  if (id !== undefined && variation_id === undefined && parent_sku === undefined) return fields;
  const group = readGroup(fields);
  return { ...fields, id: readId(fields, group), item_group_id: group };
}
