import { setTimeout as wait } from 'node:timers/promises';
import { registerCatalogueCalls } from '@pasar/catalogue-service';
import type { Database } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import type { Kysely } from 'kysely';

/** Calls search in a market with a query such as `limit=10&keyword=…`, and returns the response. */
export type SearchGet<Answer> = (market: string, query: string) => Promise<Answer>;

const maxTries = 10;

/** Creates an in-process search server. Throws if a search is refused. */
export async function createSearchGet<Answer>(db: Kysely<Database>): Promise<SearchGet<Answer>> {
  const app = await createServer({
    sessions: { find: async () => undefined },
    now: () => Date.now(),
    logLevel: 'silent',
  });
  registerCatalogueCalls(app, { db });
  let requestCount = 0;
  const ask = async (market: string, query: string) => {
    const url = `/api/v4/search/search_items?${query}`;
    // Each search comes from a different address, to stay below the rate limit.
    requestCount += 1;
    const remoteAddress = `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`;
    return app.inject({ url, headers: { host: `${market}.localhost` }, remoteAddress });
  };
  return async (market, query) => {
    let answer = await ask(market, query);
    // Retry while the machine is busy with other work.
    for (let tries = 0; answer.statusCode === 503 && tries < maxTries; tries += 1) {
      await wait(1000);
      answer = await ask(market, query);
    }
    if (answer.statusCode !== 200) throw new Error(`${market} ${query}: ${answer.body}`);
    return answer.json<Answer>();
  };
}
