import { errorCodes } from '@pasar/error-catalogue';
import { parseJson } from '@pasar/json';
import { ApiError } from './api-error.ts';

/** Types of a cursor's parts. `integer` and `count` fit PostgreSQL's `bigint`. */
const partChecks = {
  integer: Number.isSafeInteger,
  count: (part: unknown) => Number.isSafeInteger(part) && Number(part) >= 0,
  number: Number.isFinite,
  flag: (part: unknown) => part === 0 || part === 1,
  text: (part: unknown) => typeof part === 'string' && !part.includes('\0') && part.isWellFormed(),
} satisfies Record<string, (part: unknown) => boolean>;

type PartKind = keyof typeof partChecks;
type PartValue<Kind extends PartKind> = Kind extends 'text' ? string : number;

type Parts = Readonly<Record<string, PartKind>>;
/** Values of the last row of a page, which the next page starts after. */
export type CursorRow<Shape extends Parts> = {
  readonly [Name in keyof Shape]: PartValue<Shape[Name]>;
};

export type CursorCodec<Shape extends Parts> = {
  /** Encodes the cursor as an opaque string. */
  write(row: CursorRow<Shape>): string;
  /** Decodes a cursor; undefined for none. Throws PARAM for a string that this list did not encode. */
  read(cursor: string | undefined): CursorRow<Shape> | undefined;
};

function decode(cursor: string): readonly unknown[] {
  const parts = parseJson(Buffer.from(cursor, 'base64url').toString());
  return Array.isArray(parts) ? parts : [];
}

/**
 * Creates the pagination cursor codec of a list: `createCursor('rating', { ctime: 'integer', id: 'integer' })`. Reading
 * throws for another list's cursor, a part of another type and a number that does not fit the column.
 */
export function createCursor<const Shape extends Parts>(list: string, shape: Shape): CursorCodec<Shape> {
  const names = Object.keys(shape);
  return {
    write: (row) =>
      Buffer.from(JSON.stringify([list, ...names.map((name) => row[name])])).toString('base64url'),
    read: (cursor) => {
      if (cursor === undefined) return undefined;
      const [writtenBy, ...parts] = decode(cursor);
      const isOurs =
        writtenBy === list &&
        parts.length === names.length &&
        Object.values(shape).every((kind, index) => partChecks[kind](parts[index]));
      if (!isOurs) throw new ApiError(errorCodes.PARAM, 'cursor: not one that this list gave.');
      return Object.fromEntries(names.map((name, index) => [name, parts[index]])) as CursorRow<Shape>;
    },
  };
}
