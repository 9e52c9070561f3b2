import type { Database } from '@pasar/database';
import type { PublishPictures } from '../catalogue-deps.ts';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import type { Kysely } from 'kysely';
import { registerCatalogueCalls } from '../register-catalogue-calls.ts';

type CallOptions = { readonly user?: number | undefined; readonly body?: object };

/** Treats every id as a picture of the seller. */
const publishAnyPicture: PublishPictures = async (_db, _userid, ids, kept) =>
  ids.map((id) => kept.find((each) => each.id === id) ?? { id, width: 640, height: 640 });

function createIds() {
  let last = 900_000;
  return { next: () => (last += 1) };
}

/** Serves the catalogue's calls without a socket, at a fixed time. */
export async function serveCatalogue(db: Kysely<Database>, now: number) {
  const app = await createServer({
    sessions: { find: async (token) => ({ userid: Number(token) }) },
    now: () => now,
    logLevel: 'silent',
  });
  registerCatalogueCalls(app, {
    db,
    products: { ids: createIds(), limits: memoryRateWindows(), publishPictures: publishAnyPicture },
  });
  async function call<Data>(market: string, url: string, { user, body }: CallOptions) {
    const answer = await app.inject({
      url,
      method: body ? 'POST' : 'GET',
      headers: {
        host: `${market.toLowerCase()}.localhost`,
        'sec-fetch-site': 'same-origin',
        ...(user !== undefined && { cookie: `__Host-session=${user}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const read = answer.json<{ error: number; detail?: string; data: Data }>();
    return { status: answer.statusCode, data: read.data, error: read.error, detail: read.detail };
  }
  return {
    close: () => app.close(),
    /** Returns the status and the data, or the problem; as an anonymous visitor, or as the user with this id. */
    get: <Data>(market: string, url: string, user?: number) => call<Data>(market, url, { user }),
    post: <Data>(market: string, url: string, user: number, body: object) =>
      call<Data>(market, url, { user, body }),
  };
}
