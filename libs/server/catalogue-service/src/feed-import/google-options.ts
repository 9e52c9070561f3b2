import type { FeedRecord, Variant } from './product.ts';
import { plainName, plainOption } from './text-field.ts';

type Fields = FeedRecord['fields'];

/** The attributes by which the rows of one `item_group_id` may differ. */
const optionNames = ['color', 'size', 'material', 'pattern'] as const;

/** Options of a seller's own, in the columns of a marketplace. */
const optionNumbers = [1, 2, 3] as const;

/** Two columns without names are two choices. */
const readOptionName = (fields: Fields, number: number): string =>
  plainName(fields[`option${number}_name`]).toLowerCase() ||
  (number === 1 ? 'variation' : `variation ${number}`);

/** Reads the options of a row: Google's attributes, and those that the seller named. */
export const readGoogleOptions = (fields: Fields): Variant['options'] =>
  Object.fromEntries(
    [
      ...optionNames.map((name) => [name, plainName(fields[name])] as const),
      ...optionNumbers.map(
        (n) => [readOptionName(fields, n), plainOption(fields[`option${n}_value`])] as const,
      ),
    ].filter(([, value]) => value !== ''),
  );
