import type { FastifyRequest } from 'fastify';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** SQLSTATE class 22: PostgreSQL's message quotes the value that it could not use. */
const dataExceptionState = /^22\w{3}$/;
const redactedMessage = 'A value could not be used.';

/**
 * An error for the log. A database's `detail` names the values of a row, so only what is named here is kept, and a message
 * that quotes a value is not.
 */
export function describeError(error: Error & { code?: unknown }) {
  const code = typeof error.code === 'string' ? error.code : undefined;
  const message = dataExceptionState.test(code ?? '') ? redactedMessage : error.message;
  return { type: error.name, code, message, stack: (error.stack ?? '').replace(error.message, message) };
}

/** A log without personal data: no addresses, no queries, no cookies; the route's pattern stands for the path. */
export const loggerOptions = (level: LogLevel) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'unknown',
    }),
    err: describeError,
  },
});
