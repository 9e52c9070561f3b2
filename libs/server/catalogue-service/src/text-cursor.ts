import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

/** Where a page ended that is sorted by a text and a number. */
export type TextCursor = { readonly text: string; readonly number: number };

/** As it travels: opaque. */
export const writeTextCursor = ({ text, number }: TextCursor): string =>
  Buffer.from(JSON.stringify([text, number])).toString('base64url');

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Throws PARAM on a text that this server did not write; undefined for none. */
export function readTextCursor(cursor: string | undefined): TextCursor | undefined {
  if (cursor === undefined) return undefined;
  const parts = parse(cursor);
  const [text, number]: unknown[] = Array.isArray(parts) ? parts : [];
  if (typeof text !== 'string' || text.includes('\0') || !Number.isSafeInteger(number))
    throw new ApiError(errorCodes.PARAM, 'cursor: not one that this server gave.');
  return { text, number: number as number };
}
