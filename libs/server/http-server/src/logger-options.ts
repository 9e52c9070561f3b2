import type { FastifyRequest } from 'fastify';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** SQLSTATE class 22 (data exception): PostgreSQL's message quotes the value. */
const dataExceptionState = /^22\w{3}$/;
const redactedMessage = 'A value could not be used.';

/**
 * Serializes an error for the log. Drops PostgreSQL's `detail` and messages that quote values, because they may contain
 * personal data.
 */
export function serializeError(error: Error & { code?: unknown }) {
  const code = typeof error.code === 'string' ? error.code : undefined;
  const message = dataExceptionState.test(code ?? '') ? redactedMessage : error.message;
  return { type: error.name, code, message, stack: (error.stack ?? '').replace(error.message, message) };
}

/** Logger options without personal data: logs the route pattern instead of the path, no addresses, queries or cookies. */
export const loggerOptions = (level: LogLevel) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'unknown',
    }),
    err: serializeError,
  },
});
