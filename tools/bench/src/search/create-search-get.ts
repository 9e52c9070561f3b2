import { setTimeout as wait } from 'node:timers/promises';
import { registerCatalogueCalls } from '@pasar/catalogue-service';
import type { Database } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/** Asks the search call of a market with a query, `limit=10&keyword=…`, and gives its answer. */
export type SearchGet<Answer> = (market: string, query: string) => Promise<Answer>;

const maxTries = 10;

/** What answers searches as the store does; one that is refused throws. */
export async function createSearchGet<Answer>(db: Kysely<Database>): Promise<SearchGet<Answer>> {
  const app = await createServer({
    sessions: { find: async () => undefined },
    now: () => Date.now(),
    logLevel: 'silent',
  });
  registerCatalogueCalls(app, { db });
  let asked = 0;
  const ask = async (market: string, query: string) => {
    const url = `/api/v4/search/search_items?${query}`;
    // Each search comes from another address: one that asks so often would have to wait.
    asked += 1;
    const remoteAddress = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    return app.inject({ url, headers: { host: `${market}.localhost` }, remoteAddress });
  };
  return async (market, query) => {
    let answer = await ask(market, query);
    // A machine that is busy with other work is waited for.
    for (let tries = 0; answer.statusCode === 503 && tries < maxTries; tries += 1) {
      await wait(1000);
      answer = await ask(market, query);
    }
    if (answer.statusCode !== 200) throw new Error(`${market} ${query}: ${answer.body}`);
    return answer.json<Answer>();
  };
}
