import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { again, change, setUpCalls, signedIn } from './testing/set-up-calls.ts';

const { inject } = setUpCalls();

const json = { 'content-type': 'application/json' };

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
  const answer = await inject({
    method: 'POST',
    url: change.path,
    headers: { host: 'localhost', cookie: signedIn, ...json, ...headers },
    payload: body,
  });
  expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
});

it('applies defaults to missing body fields', async () => {
  const headers = { host: 'localhost', cookie: signedIn };
  const answer = await inject({ method: 'POST', url: change.path, headers, payload: { n: 1 } });
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
  const answer = await inject({ method: 'POST', url: again.path, headers });
  expect(answer.statusCode).toBe(status);
});
