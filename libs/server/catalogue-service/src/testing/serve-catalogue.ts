import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@pasar/database';
import type { PublishPictures } from '../catalogue-deps.ts';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows, userIdSessions } from '@pasar/http-server/testing';
import type { Kysely } from 'kysely';
import type { ImportFiles } from '../product-imports/import-files.ts';
import { registerCatalogueCalls } from '../register-catalogue-calls.ts';

type CallOptions = {
  readonly user?: number | undefined;
  readonly body?: object | undefined;
  readonly file?: Buffer;
  /** The visitor's preferred language; by default the market's first. */
  readonly language?: string | undefined;
};

/** Treats every id as a picture of the seller. */
const publishAnyPicture: PublishPictures = async (_db, _userid, ids, kept) =>
  ids.map((id) => kept.find((each) => each.id === id) ?? { id, width: 640, height: 640 });

function createIds() {
  let last = 900_000;
  return { next: () => (last += 1) };
}

/** Serves the catalogue's calls without a socket, at a fixed time. */
export async function serveCatalogue(db: Kysely<Database>, now: number, importFiles?: ImportFiles) {
  const app = await createServer({
    sessions: userIdSessions(db),
    now: () => now,
    logLevel: 'silent',
  });
  registerCatalogueCalls(app, {
    db,
    products: {
      ids: createIds(),
      limits: memoryRateWindows(),
      publishPictures: publishAnyPicture,
      picturesDir: join(tmpdir(), 'pasar-pictures'),
      shopNames: {
        isOfficial: (username) => username === 'pasar',
        isReserved: (username) => /^\d{6,}$/.test(username),
      },
      ...(importFiles && { importFiles }),
    },
  });
  async function call<Data>(market: string, url: string, { user, body, file, language }: CallOptions) {
    const answer = await app.inject({
      url,
      method: body || file ? 'POST' : 'GET',
      headers: {
        host: `${market.toLowerCase()}.localhost`,
        'sec-fetch-site': 'same-origin',
        ...(user !== undefined && { cookie: `__Host-session=${user}` }),
        ...(language !== undefined && { 'accept-language': language }),
        ...(body && { 'content-type': 'application/json' }),
        ...(file && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
      ...(file && { payload: file }),
    });
    const read = answer.json<{ error: number; detail?: string; data: Data }>();
    return { status: answer.statusCode, data: read.data, error: read.error, detail: read.detail };
  }
  return {
    close: () => app.close(),
    /** Returns the status and the data, or the problem; as an anonymous visitor, or as the user with this id. */
    get: <Data>(market: string, url: string, user?: number, language?: string) =>
      call<Data>(market, url, { user, language }),
    post: <Data>(market: string, url: string, user: number, body: object, language?: string) =>
      call<Data>(market, url, { user, body, language }),
    /** The same in a language. */
    getIn: <Data>(market: string, language: string, url: string) => call<Data>(market, url, { language }),
    /** Posts raw bytes. */
    send: <Data>(market: string, url: string, user: number, file: Buffer) =>
      call<Data>(market, url, { user, file }),
    /** Returns a response that is no JSON. */
    download: async (market: string, url: string, user: number) => {
      const headers = { host: `${market.toLowerCase()}.localhost`, cookie: `__Host-session=${user}` };
      const { statusCode, headers: responseHeaders, body } = await app.inject({ url, headers });
      return { status: statusCode, disposition: String(responseHeaders['content-disposition']), body };
    },
  };
}
