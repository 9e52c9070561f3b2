import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { again, change, echo, fails, setUpCalls, signedIn } from './testing/set-up-calls.ts';

const { inject } = setUpCalls();

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
  const answer = await inject({ url, headers: { host: 'localhost', ...headers } });
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
  const answer = await inject({ url, headers: { host: 'localhost', ...headers } });
  const problem = answer.json();
  expect([answer.statusCode, problem.error, problem.status]).toEqual([status, error, status]);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.body).not.toContain('secret');
  if (detail !== undefined) expect(problem.detail).toMatch(detail);
});

it('says when to retry', async () => {
  const answer = await inject({ url: '/api/v4/echo/fails?how=refusal', headers: { host: 'localhost' } });
  expect(answer.headers['retry-after']).toBe('7');
  expect(answer.json().retry_after).toBe(7);
});

it('publishes every call as OpenAPI', async () => {
  const answer = await inject({ url: '/docs/json' });
  const document = answer.json();
  expect(Object.keys(document.paths)).toEqual([echo.path, change.path, again.path, fails.path]);
  expect(document.paths[change.path].post.requestBody.content['application/json'].schema.required).toEqual([
    'n',
  ]);
});

it('serves the documents as a page with its own content security policy', async () => {
  const answer = await inject({ url: '/docs' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
});

it('sends security headers', async () => {
  const { headers } = await inject({ url: '/api/v4/echo/get?n=1', headers: { host: 'localhost' } });
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});
