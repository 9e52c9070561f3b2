import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from './api-error.ts';
import { toProblemBody } from './send-problem.ts';

/** Errors that Node raises before a request exists. */
const clientErrors: Readonly<Record<string, ApiError>> = {
  HPE_HEADER_OVERFLOW: new ApiError(errorCodes.PARAM, {
    detail: 'The address or the headers are too long.',
    status: 431,
  }),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(errorCodes.REQUEST_TIMEOUT, { status: 408 }),
};
const unreadable = new ApiError(errorCodes.PARAM, 'The request is not HTTP.');

/** Responds to a request that Node could not parse, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = clientErrors[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify(toProblemBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
}
