import type { CustomTypesConfig } from 'pg';
import { types } from 'pg';

const int8 = 20;
/** Missing from the driver's list of type names, although the driver parses it. */
const int8List = 1016 as never;

/** Parses a 64-bit integer as a number. Throws if a number cannot represent it exactly: nothing is ever rounded. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number exactly.`);
  return value;
}

const parseTextList = types.getTypeParser(int8List, 'text') as (text: string) => (string | null)[];

const parseInt8List = (text: string): (number | null)[] =>
  parseTextList(text).map((each) => (each === null ? null : parseInt8(each)));

/** Type parsers: the driver's own, except for 64-bit integers and lists of them. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return parseInt8;
    if (oid === int8List) return parseInt8List;
    return types.getTypeParser(oid, format as 'text');
  },
} as CustomTypesConfig;
