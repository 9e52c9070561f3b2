import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { commonHeaders, plainPage, plainPageHeaders } from '@pasar/page-rendering';

/** Errors that Node raises before a request exists. */
const clientErrors: Readonly<Record<string, readonly [status: number, title: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Headers too long', 'The address or the headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Too slow', 'The request did not come in time.'],
};
const unreadable = [400, 'Bad request', 'The request is malformed.'] as const;

/** Responds to a request that Node could not parse, and closes the connection. */
export const answerClientError =
  (secure: boolean) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, title, text] = clientErrors[error.code ?? ''] ?? unreadable;
    const body = plainPage(title, text);
    const headers = {
      ...commonHeaders({ secure }),
      ...plainPageHeaders,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');
    socket.end(`${head}\r\n\r\n${body}`);
  };
