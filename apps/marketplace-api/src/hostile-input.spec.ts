import type { Call } from '@pasar/http-contract';
import { describe, expect, it } from 'vitest';
import {
  asSent,
  isNoFault,
  isRefused,
  listCalls,
  openHostileStore,
  createSample,
  findUnexpectedAnswers,
} from './testing/hostile-calls.ts';
import type { HostileInput } from './testing/hostile-calls.ts';
import { queryText } from './testing/send-call.ts';

openHostileStore();

it('covers the calls of every contract', () => {
  expect(listCalls().map(({ id }) => id)).toEqual(
    expect.arrayContaining(['get-ft-v2', 'search-items', 'place-order', 'error-report']),
  );
});

it('answers every call with valid sample input', async () => {
  const attempt = (call: Call) => [{ name: 'plainly', sent: asSent(call, createSample(call)) }];
  expect(await findUnexpectedAnswers(attempt, isNoFault)).toEqual([]);
});

/** Builds attempts with one body for every call that takes a body. */
const withBody =
  (body: string | Buffer, headers: Record<string, string> = {}) =>
  (call: Call): HostileInput[] =>
    call.body ? [{ name: 'body', sent: { body, headers } }] : [];

describe('a body', () => {
  it.each([
    ['ten thousand lists deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['ten thousand objects deep', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['half a million lists deep, unclosed', '['.repeat(500_000)],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['no JSON', '{"a":'],
    ['a number', '1'],
    ['null', 'null'],
    ['a text', '"a"'],
  ])('that is %s is rejected', async (_name, body) => {
    expect(await findUnexpectedAnswers(withBody(body), isRefused)).toEqual([]);
  });
  it.each(['text/plain', 'text/xml', 'multipart/form-data; boundary=x', 'application/octet-stream', 'x'])(
    'with content type %s is rejected',
    async (type) => {
      expect(await findUnexpectedAnswers(withBody('a=1', { 'content-type': type }), isRefused)).toEqual([]);
    },
  );
  it('sent by an HTML form causes no server error', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await findUnexpectedAnswers(withBody('a=1&a=2&%FF=%00', form), isNoFault)).toEqual([]);
  });
});

it('rejects a query that is not valid UTF-8', async () => {
  const attempts = (call: Call) =>
    call.query ? [{ name: 'query', sent: { query: `${queryText(createSample(call))}&a=%FF` } }] : [];
  expect(await findUnexpectedAnswers(attempts, isRefused)).toEqual([]);
});

describe('a header', () => {
  it.each([
    ['cookie', '__Host-session=%00; language=%00; SPC_F=%00%FF; cookie_preferences=%00'],
    ['cookie', `__Host-session=${'x'.repeat(4000)}`],
    ['accept-language', 'x'.repeat(4000)],
    ['idempotency-key', '\x01'],
    ['origin', 'null'],
    ['x-forwarded-for', "1, '; --, %00"],
    ['host', 'sg.localhost:99999'],
  ])('%s: %s', async (name, value) => {
    const attempts = (call: Call) => [
      { name, sent: { ...asSent(call, createSample(call)), headers: { [name]: value } } },
    ];
    expect(await findUnexpectedAnswers(attempts, isNoFault)).toEqual([]);
  });
});
