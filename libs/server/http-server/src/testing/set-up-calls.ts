import { errorCodes } from '@pasar/error-catalogue';
import { defineCall, strictObject } from '@pasar/http-contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createServer } from '../create-server.ts';
import { serveCall } from '../serve-call.ts';

export const echo = defineCall({
  id: 'echo',
  method: 'GET',
  path: '/api/v4/echo/get',
  summary: 'Echo the request',
  auth: 'optional',
  query: strictObject({
    n: Type.Integer({ minimum: 1 }),
    flag: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ default: 30 })),
    text: Type.Optional(Type.String()),
  }),
  data: Type.Any(),
});
export const change = defineCall({
  id: 'change',
  method: 'POST',
  path: '/api/v4/echo/change',
  summary: 'Echo the request',
  auth: 'session',
  body: strictObject({ n: Type.Integer(), pick: Type.Optional(Type.Boolean({ default: true })) }),
  data: Type.Object({ n: Type.Integer(), pick: Type.Boolean() }),
});
export const again = defineCall({
  id: 'again',
  method: 'POST',
  path: '/api/v4/echo/again',
  summary: 'Echo the idempotency key',
  auth: 'none',
  idempotencyKey: true,
  data: Type.Object({ key: Type.String() }),
});
export const fails = defineCall({
  id: 'fails',
  method: 'GET',
  path: '/api/v4/echo/fails',
  summary: 'Fail as requested',
  auth: 'none',
  query: strictObject({ how: Type.String() }),
  data: Type.Object({ sum: Type.Integer() }),
});

const failures: Record<string, () => { sum: number }> = {
  refusal: () => {
    throw new ApiError(errorCodes.OUT_OF_STOCK, { detail: 'Only 2 left.', retryAfter: 7 });
  },
  accident: () => {
    throw new Error('a secret of the house');
  },
  breach: () => ({ sum: 1.5 }),
};

/** The cookie of a session that exists. */
export const signedIn = '__Host-session=good';

/** Sets up a server of four calls: two return their input, one its idempotency key, and one fails as requested. */
export function setUpCalls() {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createServer({
      sessions: { find: async (token) => (token === 'good' ? { userid: 7 } : undefined) },
      now: () => 1000,
      logLevel: 'silent',
    });
    serveCall(app, echo, async ({ query, market, language, user }) => ({
      query,
      market: market.code,
      language,
      userid: user?.userid,
    }));
    serveCall(app, change, async ({ body }) => ({ n: body.n, pick: body.pick ?? false }));
    serveCall(app, again, async ({ idempotencyKey }) => ({ key: idempotencyKey }));
    serveCall(app, fails, async ({ query }) => failures[query.how]?.() ?? { sum: 2 });
  });
  afterAll(() => app.close());

  return { inject: (request: InjectOptions): Promise<LightMyRequestResponse> => app.inject(request) };
}
