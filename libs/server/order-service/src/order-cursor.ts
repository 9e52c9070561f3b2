import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

/** Orders are listed by their ids, which grow with time: a page ends at one. */
export const writeCursor = (orderId: number): string => Buffer.from(`o${orderId}`).toString('base64url');

/** The id behind a cursor. Throws PARAM for a text that is no cursor. */
export const readCursor = (cursor: string): number => {
  const [, digits] = /^o(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const id = Number(digits);
  if (!Number.isSafeInteger(id)) throw new ApiError(errorCodes.PARAM, 'cursor: not one of ours.');
  return id;
};
