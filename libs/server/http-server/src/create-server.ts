import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import { errorCodes } from '@pasar/error-catalogue';
import type { Call } from '@pasar/http-contract';
import { marketByHost } from '@pasar/markets';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { answerClientError } from './answer-client-error.ts';
import { answerFailures } from './answer-failures.ts';
import { answerUnknownPaths } from './answer-unknown-paths.ts';
import { ApiError } from './api-error.ts';
import { readHeaderBytes } from './header-limits.ts';
import { acceptJsonOnly } from './json-body.ts';
import { limitCalls } from './limit-calls.ts';
import { loggerOptions } from './logger-options.ts';
import type { LogLevel } from './logger-options.ts';
import { loopbackAddresses } from './loopback-addresses.ts';
import type { ServerPorts, SharedCounts } from './ports.ts';
import { publishDocuments } from './publish-documents.ts';
import { sendProblem } from './send-problem.ts';

export type ServerOptions = Omit<ServerPorts, 'markets'> & {
  /** Which market a host is; the local deployment's unless told. */
  readonly markets?: ServerPorts['markets'];
  readonly logLevel?: LogLevel;
  /** Whether answers are checked against their schemas before they leave: for development and tests. */
  readonly answers?: 'checked' | 'trusted';
  /** Whether the calls' OpenAPI documents are published under `/docs`; they are unless told. */
  readonly documents?: boolean;
  /** Milliseconds that a client has to send its request; 10,000 unless told. */
  readonly requestTimeoutMs?: number;
  /** Calls a minute from one network address; 1200 unless told. */
  readonly callsPerMinute?: number;
  /** Whether calls from this machine itself are not counted: for development and demos. They are counted unless told. */
  readonly exemptLoopback?: boolean;
  /** Where the processes of a store tell each other how often who called; without it each one counts alone. */
  readonly sharedCounts?: SharedCounts;
};

type PasarDecoration = {
  readonly ports: ServerPorts;
  readonly answers: 'checked' | 'trusted';
  /** Every call that is served, in the order in which it was registered. */
  readonly calls: Call[];
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly pasar: PasarDecoration;
  }
}

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
    // The web server in front tells whose request it passes on; nobody else is believed.
    trustProxy: [...loopbackAddresses],
    logger: loggerOptions(logLevel),
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply, new ApiError(errorCodes.PARAM, 'The address has a broken percent-escape.')),
  });

async function addGuards(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  });
  await app.register(underPressure, { maxEventLoopDelay: 5000, retryAfter: 5 });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
}

/**
 * A server with every guard in place, on which calls are served with `serveCall`. It listens when
 * `listen` is called; `inject` answers without a socket.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { requestTimeoutMs = 10_000, logLevel = 'warn', answers = 'checked', documents = true } = options;
  const { markets = { marketByHost }, sessions, now } = options;
  const app = createFastify(requestTimeoutMs, logLevel);
  app.decorate('pasar', { ports: { markets, sessions, now }, answers, calls: [] });
  acceptJsonOnly(app);
  answerFailures(app);
  // The calls' schemas stand in the routes for the documents: `serveCall` does the validating.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await addGuards(app);
  const { callsPerMinute = 1200, exemptLoopback = false, sharedCounts } = options;
  await limitCalls(app, now, { callsPerMinute, exemptLoopback, sharedCounts });
  answerUnknownPaths(app);
  if (documents) await publishDocuments(app);
  return app;
}
