import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { createReadinessCheck } from './create-readiness-check.ts';

const ok = { status: 'ok' };

/**
 * `/healthz` says that the process answers: one that does not is to be restarted. `/readyz` says that it can do its work,
 * which needs a database that answers and can be written: else 503, and calls had better go elsewhere.
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
