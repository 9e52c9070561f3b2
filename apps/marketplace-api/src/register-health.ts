import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';

/** `/healthz` answers 200 as long as the database answers, else 503 by the server's own rules for a lost database. */
export function registerHealth(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/healthz', async (_request, reply) => {
    await sql`select 1`.execute(db);
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
}
