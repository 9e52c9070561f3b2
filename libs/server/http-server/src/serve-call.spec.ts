import { errorCodes } from '@pasar/error-catalogue';
import { defineCall, strictObject } from '@pasar/http-contract';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createServer } from './create-server.ts';
import { serveCall } from './serve-call.ts';

const echo = defineCall({
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
const change = defineCall({
  id: 'change',
  method: 'POST',
  path: '/api/v4/echo/change',
  summary: 'Echo the request',
  auth: 'session',
  body: strictObject({ n: Type.Integer(), pick: Type.Optional(Type.Boolean({ default: true })) }),
  data: Type.Object({ n: Type.Integer(), pick: Type.Boolean() }),
});
const again = defineCall({
  id: 'again',
  method: 'POST',
  path: '/api/v4/echo/again',
  summary: 'Echo the idempotency key',
  auth: 'none',
  idempotencyKey: true,
  data: Type.Object({ key: Type.String() }),
});
const fails = defineCall({
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

const signedIn = '__Host-session=good';
const json = { 'content-type': 'application/json' };

const gets = [
  {
    name: 'numbers and flags of a query are read',
    url: '/api/v4/echo/get?n=2&flag=true',
    status: 200,
    data: { query: { n: 2, flag: true, limit: 30 }, market: 'SG', language: 'en' },
  },
  {
    name: 'the host is the market',
    url: '/api/v4/echo/get?n=2',
    headers: { host: 'br.localhost:4200' },
    status: 200,
    data: { query: { n: 2, limit: 30 }, market: 'BR', language: 'pt-BR' },
  },
  {
    name: 'the cookie is the language',
    url: '/api/v4/echo/get?n=2',
    headers: { cookie: 'language=ms' },
    status: 200,
    data: { query: { n: 2, limit: 30 }, market: 'SG', language: 'ms' },
  },
  {
    name: 'a session is the user',
    url: '/api/v4/echo/get?n=2',
    headers: { cookie: signedIn },
    status: 200,
    data: { query: { n: 2, limit: 30 }, market: 'SG', language: 'en', userid: 7 },
  },
  {
    name: 'a stale session is a visitor',
    url: '/api/v4/echo/get?n=2',
    headers: { cookie: '__Host-session=old' },
    status: 200,
    data: { query: { n: 2, limit: 30 }, market: 'SG', language: 'en' },
  },
  {
    name: 'a forwarded host counts',
    url: '/api/v4/echo/get?n=2',
    headers: { 'x-forwarded-host': 'th.localhost' },
    status: 200,
    data: { query: { n: 2, limit: 30 }, market: 'TH', language: 'th' },
  },
];
it.each(gets)('$name', async ({ url, headers, status, data }) => {
  const answer = await app.inject({ url, headers: { host: 'localhost', ...headers } });
  expect([answer.statusCode, answer.json()]).toEqual([status, { error: 0, data }]);
});

const refused = [
  {
    name: 'an unknown host',
    url: '/api/v4/echo/get?n=2',
    headers: { host: 'evil.example' },
    status: 421,
    error: errorCodes.UNKNOWN_HOST,
  },
  { name: 'a missing field', url: '/api/v4/echo/get', status: 400, error: 1, detail: /n/ },
  {
    name: 'an unknown field',
    url: '/api/v4/echo/get?n=2&price=1',
    status: 400,
    error: 1,
    detail: 'price: is not a field of this call',
  },
  {
    name: 'an invalid number',
    url: '/api/v4/echo/get?n=two',
    status: 400,
    error: 1,
    detail: 'n: must be integer',
  },
  { name: 'a fraction', url: '/api/v4/echo/get?n=1.5', status: 400, error: 1, detail: 'n: must be integer' },
  { name: 'an exponent', url: '/api/v4/echo/get?n=1e9', status: 400, error: 1, detail: 'n: must be integer' },
  {
    name: 'a field that comes twice',
    url: '/api/v4/echo/get?n=1&n=2',
    status: 400,
    error: 1,
    detail: 'n: must be integer',
  },
  { name: 'a prototype field', url: '/api/v4/echo/get?n=1&__proto__=2', status: 400, error: 1, detail: /./ },
  { name: 'an unknown path', url: '/api/v4/nothing', status: 404, error: 4, detail: 'No such address.' },
  { name: 'a wrong method', url: '/api/v4/echo/change', status: 405, error: errorCodes.METHOD_NOT_ALLOWED },
  { name: 'a broken percent-escape', url: '/api/v4/%E0%A4%A', status: 400, error: 1, detail: /percent/ },
  {
    name: 'a refusal of the handler',
    url: '/api/v4/echo/fails?how=refusal',
    status: 409,
    error: 6,
    detail: 'Only 2 left.',
  },
  {
    name: 'an accident',
    url: '/api/v4/echo/fails?how=accident',
    status: 500,
    error: errorCodes.INTERNAL_ERROR,
  },
  {
    name: 'an answer that breaks its contract',
    url: '/api/v4/echo/fails?how=breach',
    status: 500,
    error: errorCodes.INTERNAL_ERROR,
  },
];
it.each(refused)('rejects $name', async ({ url, headers, status, error, detail }) => {
  const answer = await app.inject({ url, headers: { host: 'localhost', ...headers } });
  const problem = answer.json();
  expect([answer.statusCode, problem.error, problem.status]).toEqual([status, error, status]);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.body).not.toContain('secret');
  if (detail !== undefined) expect(problem.detail).toMatch(detail);
});

it('says when to retry', async () => {
  const answer = await app.inject({ url: '/api/v4/echo/fails?how=refusal', headers: { host: 'localhost' } });
  expect(answer.headers['retry-after']).toBe('7');
  expect(answer.json().retry_after).toBe(7);
});

const posts = [
  { name: 'a change', headers: {}, body: '{"n":1}', status: 200, error: 0 },
  { name: 'a visitor', headers: { cookie: '' }, body: '{"n":1}', status: 401, error: 19 },
  {
    name: 'another site',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: '{"n":1}',
    status: 403,
    error: errorCodes.CROSS_SITE_REQUEST,
  },
  {
    name: 'a sister site',
    headers: { 'sec-fetch-site': 'same-site' },
    body: '{"n":1}',
    status: 403,
    error: errorCodes.CROSS_SITE_REQUEST,
  },
  {
    name: 'its own site',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: '{"n":1}',
    status: 200,
    error: 0,
  },
  {
    name: 'another origin',
    headers: { origin: 'http://evil.example' },
    body: '{"n":1}',
    status: 403,
    error: errorCodes.CROSS_SITE_REQUEST,
  },
  {
    name: 'an origin of nowhere',
    headers: { origin: 'null' },
    body: '{"n":1}',
    status: 403,
    error: errorCodes.CROSS_SITE_REQUEST,
  },
  { name: 'its own origin', headers: { origin: 'http://localhost' }, body: '{"n":1}', status: 200, error: 0 },
  { name: 'a text for a number', headers: {}, body: '{"n":"1"}', status: 400, error: 1 },
  { name: 'an unknown field', headers: {}, body: '{"n":1,"price":1}', status: 400, error: 1 },
  { name: 'a prototype field', headers: {}, body: '{"n":1,"__proto__":{}}', status: 400, error: 1 },
  { name: 'no JSON', headers: {}, body: '{', status: 400, error: 1 },
  { name: 'no body', headers: {}, body: '', status: 400, error: 1 },
  {
    name: 'a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'n=1',
    status: 415,
    error: errorCodes.MEDIA_TYPE_UNSUPPORTED,
  },
  {
    name: 'a body over one mebibyte',
    headers: {},
    body: JSON.stringify({ n: 'x'.repeat(1024 * 1024) }),
    status: 413,
    error: errorCodes.BODY_TOO_LARGE,
  },
];
it.each(posts)('answers $name with $error', async ({ headers, body, status, error }) => {
  const answer = await app.inject({
    method: 'POST',
    url: change.path,
    headers: { host: 'localhost', cookie: signedIn, ...json, ...headers },
    payload: body,
  });
  expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
});

it('applies defaults to missing body fields', async () => {
  const headers = { host: 'localhost', cookie: signedIn };
  const answer = await app.inject({ method: 'POST', url: change.path, headers, payload: { n: 1 } });
  expect(answer.json().data).toEqual({ n: 1, pick: true });
});

const keys = [
  { name: 'a key', key: 'a-1', status: 200 },
  { name: 'no key', key: undefined, status: 400 },
  { name: 'an empty key', key: '', status: 400 },
  { name: 'a key with a space', key: 'a b', status: 400 },
  { name: 'a key that is too long', key: 'x'.repeat(129), status: 400 },
];
it.each(keys)('answers $name with $status', async ({ key, status }) => {
  const headers = { host: 'localhost', ...(key === undefined ? {} : { 'idempotency-key': key }) };
  const answer = await app.inject({ method: 'POST', url: again.path, headers });
  expect(answer.statusCode).toBe(status);
});

it('publishes every call as OpenAPI', async () => {
  const answer = await app.inject({ url: '/docs/json' });
  const document = answer.json();
  expect(Object.keys(document.paths)).toEqual([echo.path, change.path, again.path, fails.path]);
  expect(document.paths[change.path].post.requestBody.content['application/json'].schema.required).toEqual([
    'n',
  ]);
});

it('serves the documents as a page with its own content security policy', async () => {
  const answer = await app.inject({ url: '/docs' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
});

it('sends security headers', async () => {
  const { headers } = await app.inject({ url: '/api/v4/echo/get?n=1', headers: { host: 'localhost' } });
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});
