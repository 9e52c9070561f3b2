import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { createReadinessCheck } from './create-readiness-check.ts';

const ok = { status: 'ok' };

/**
 * `/healthz` answers while the process is alive; restart one that does not. `/readyz` answers 200 while the database responds
 * and is writable, else 503, so that traffic is routed elsewhere.
 */
export function registerHealth(app: FastifyInstance, db: Kysely<Database>): void {
  const checkReadiness = createReadinessCheck(db);
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return ok;
  });
  app.get('/readyz', async (_request, reply) => {
    await checkReadiness();
    void reply.header('cache-control', 'no-store');
    return ok;
  });
}
