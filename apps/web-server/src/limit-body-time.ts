import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The slowest upload that is waited for, in bytes per second: a picture of ten megabytes takes a hundred seconds. */
const minBytesPerSecond = 100_000;

/** The longest time in which `bytes` come in, in milliseconds. */
export const uploadTimeMs = (bytes: number): number => Math.ceil((bytes / minBytesPerSecond) * 1000);

/** A body that comes in too slowly. */
class SlowBodyError extends Error {
  readonly statusCode = 408;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/**
 * Answers 408 to bodies that come in too slowly: nothing for `timeoutMs`, or, after this time, less than a minimum rate since the
 * start. Node's own limit is one time for all requests: it would either cut large uploads off, or let slow clients hold
 * connections for minutes.
 */
export function limitBodyTime(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const startedAt = performance.now();
    let latestAt = startedAt;
    let received = 0;
    const body = new PassThrough();
    const check = () => {
      const now = performance.now();
      const dueAt = Math.min(latestAt + timeoutMs, startedAt + timeoutMs + uploadTimeMs(received));
      if (now < dueAt) {
        timer = setTimeout(checkAfterReading, dueAt - now);
      } else if (!reply.sent) {
        void reply.header('connection', 'close');
        body.destroy(new SlowBodyError('The body comes in too slowly.'));
      }
    };
    // Reads first what came in while this process was busy.
    const checkAfterReading = () => setImmediate(check);
    let timer = setTimeout(checkAfterReading, timeoutMs);
    payload.on('data', (chunk: Buffer) => {
      latestAt = performance.now();
      received += chunk.length;
    });
    payload.on('error', (error) => body.destroy(error));
    payload.on('close', () => clearTimeout(timer));
    // The reader of the body handles its errors; once a response is sent, there is no reader.
    body.on('error', () => payload.unpipe(body));
    return payload.pipe(body);
  });
}
