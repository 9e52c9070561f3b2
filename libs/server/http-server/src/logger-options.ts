import type { FastifyRequest } from 'fastify';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** An error for the log. A database's `detail` names the values of a row, so only what is named here is kept. */
const describe = (error: Error & { code?: unknown }) => ({
  type: error.name,
  code: typeof error.code === 'string' ? error.code : undefined,
  message: error.message,
  stack: error.stack ?? '',
});

/** A log without personal data: no addresses, no queries, no cookies; the route's pattern stands for the path. */
export const loggerOptions = (level: LogLevel) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'unknown',
    }),
    err: describe,
  },
});
