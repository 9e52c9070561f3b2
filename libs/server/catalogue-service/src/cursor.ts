import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

/** Where a page ended: the sort value and id of its last row. */
export type Cursor = { readonly value: number; readonly id: number };

/** A cursor as it travels: opaque, and short. */
export const writeCursor = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

const isNumber = (part: unknown): part is number => typeof part === 'number' && Number.isFinite(part);

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Throws PARAM on a text that this server did not write; undefined for none. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const parts = parse(text);
  const [value, id]: unknown[] = Array.isArray(parts) ? parts : [];
  if (!isNumber(value) || !isNumber(id) || !Number.isSafeInteger(id))
    throw new ApiError(errorCodes.PARAM, 'cursor: not one that this server gave.');
  return { value, id };
}
