import type { Database } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import { registerCatalogueCalls } from '../register-catalogue-calls.ts';

/** The catalogue's calls on a server without a socket, at a fixed time. */
export async function serveCatalogue(db: Kysely<Database>, now: number) {
  const app = await createServer({
    sessions: { find: async () => undefined },
    now: () => now,
    logLevel: 'silent',
  });
  registerCatalogueCalls(app, { db });
  return {
    close: () => app.close(),
    /** The answer's status and its data, or the problem itself. */
    async get<Data>(market: string, url: string): Promise<{ status: number; data: Data; error: number }> {
      const answer = await app.inject({ url, headers: { host: `${market.toLowerCase()}.localhost` } });
      const body = answer.json<{ error: number; data: Data }>();
      return { status: answer.statusCode, data: body.data, error: body.error };
    },
  };
}
