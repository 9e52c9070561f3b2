import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

/** Where a page of a search ended, and what the first page found out: later ones count and try nothing again. */
export type SearchCursor = {
  /** The sort value and the id of the last row. */
  readonly value: number;
  readonly id: number;
  readonly total: number;
  readonly more: boolean;
  /** How many of the words, the rarest first, were left out. */
  readonly left: number;
};

/** A cursor as it travels: opaque, and short. */
export const writeSearchCursor = ({ value, id, total, more, left }: SearchCursor): string =>
  Buffer.from(JSON.stringify([value, id, total, Number(more), left])).toString('base64url');

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const isPlace = (part: unknown): part is number => typeof part === 'number' && Number.isFinite(part);
const isCount = (part: unknown): part is number => Number.isSafeInteger(part) && Number(part) >= 0;

/** Throws PARAM on a text that this server did not write; undefined for none. */
export function readSearchCursor(text: string | undefined): SearchCursor | undefined {
  if (text === undefined) return undefined;
  const parts = parse(text);
  const [value, id, total, more, left]: unknown[] = Array.isArray(parts) ? parts : [];
  if (!isPlace(value) || !isCount(id) || !isCount(total) || !isCount(more) || !isCount(left))
    throw new ApiError(errorCodes.PARAM, 'cursor: not one that this server gave.');
  return { value, id, total, more: more === 1, left };
}
