import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import { errorCodes } from '@pasar/error-catalogue';
import { marketByHost } from '@pasar/markets';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './answer-client-error.ts';
import { answerFailures } from './answer-failures.ts';
import { answerUnknownPaths } from './answer-unknown-paths.ts';
import { ApiError } from './api-error.ts';
import { compressionOptions } from './compression-options.ts';
import { readHeaderBytes } from './header-limits.ts';
import { acceptJsonOnly } from './json-body.ts';
import { limitCalls } from './limit-calls.ts';
import { loggerOptions } from './logger-options.ts';
import type { LogLevel } from './logger-options.ts';
import { loopbackAddresses } from './loopback-addresses.ts';
import type { ServerPorts, SharedCounts } from './ports.ts';
import { publishDocuments } from './publish-documents.ts';
import { sendProblem } from './send-problem.ts';
import { setServerState } from './server-state.ts';

export type ServerOptions = Omit<ServerPorts, 'markets'> & {
  /** Finds a market by host; defaults to the local deployment. */
  readonly markets?: ServerPorts['markets'];
  readonly logLevel?: LogLevel;
  /** Whether responses are validated against their schemas: for development and tests. */
  readonly answers?: 'checked' | 'trusted';
  /** Whether OpenAPI documents are published under `/docs`; default true. */
  readonly documents?: boolean;
  /** How long a client may take to send its request, in milliseconds; default 10,000. */
  readonly requestTimeoutMs?: number;
  /** Calls per minute and network address; default 1200. */
  readonly callsPerMinute?: number;
  /** Whether calls from loopback addresses are exempt, for development and demos; default false. */
  readonly exemptLoopback?: boolean;
  /** Shares rate-limit counts between processes; without it each process counts alone. */
  readonly sharedCounts?: SharedCounts;
};

const mebibyte = 1024 * 1024;

const createFastify = (timeoutMs: number, logLevel: LogLevel) =>
  Fastify({
    bodyLimit: mebibyte,
    requestTimeout: timeoutMs,
    http: {
      maxHeaderSize: readHeaderBytes,
      headersTimeout: timeoutMs,
      connectionsCheckingInterval: Math.min(1000, timeoutMs),
    },
    connectionTimeout: 3 * timeoutMs,
    // Only the web server in front may set forwarded headers.
    trustProxy: [...loopbackAddresses],
    logger: loggerOptions(logLevel),
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply, new ApiError(errorCodes.PARAM, 'The URL has an invalid percent-escape.')),
  });

async function addGuards(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(underPressure, { maxEventLoopDelay: 5000, retryAfter: 5 });
  await app.register(compress, compressionOptions);
  await app.register(cookie);
}

/**
 * Creates the Fastify server with security headers, rate limits and error handling; register calls with `serveCall`.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { requestTimeoutMs = 10_000, logLevel = 'warn', answers = 'checked', documents = true } = options;
  const { markets = { marketByHost }, sessions, now, movableClock = false } = options;
  const app = createFastify(requestTimeoutMs, logLevel);
  setServerState(app, { ports: { markets, sessions, now, movableClock }, answers, calls: [] });
  acceptJsonOnly(app);
  answerFailures(app);
  // Route schemas are only for the OpenAPI documents: `serveCall` validates.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await addGuards(app);
  const { callsPerMinute = 1200, exemptLoopback = false, sharedCounts } = options;
  await limitCalls(app, now, { callsPerMinute, exemptLoopback, sharedCounts });
  answerUnknownPaths(app);
  if (documents) await publishDocuments(app);
  return app;
}
