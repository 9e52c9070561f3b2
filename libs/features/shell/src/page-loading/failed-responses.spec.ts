import type { HttpResponse, HttpPort, HttpRequest } from '@pasar/base-api';
import { expect, it } from 'vitest';
import { recordFailures, replayFailures } from './failed-responses.ts';

const refused: HttpResponse = { status: 401, body: { error: 19 } };
const fine: HttpResponse = { status: 200, body: { error: 0 } };
const account: HttpRequest = { method: 'GET', path: '/account', query: { of: 'mine', no: undefined } };

const answering = (answer: HttpResponse) => {
  const asked: string[] = [];
  const http: HttpPort = async ({ path }) => {
    asked.push(path);
    return answer;
  };
  return { asked, http };
};

const recorded = async () => {
  const { http, failures } = recordFailures(answering(refused).http);
  await http(account);
  await http({ method: 'POST', path: '/account' });
  return failures();
};

it('records failed GET requests, not POST requests', async () => {
  expect(await recorded()).toEqual([{ key: '/account?of=mine', answer: refused }]);
});

it('replays each failure once without a request', async () => {
  const { asked, http } = answering(fine);
  const replay = replayFailures(http, await recorded());
  expect([await replay.http(account), await replay.http(account)]).toEqual([refused, fine]);
  expect(asked).toEqual(['/account']);
});

it.each([
  [
    'someone has signed in',
    (replay: ReturnType<typeof replayFailures>) => replay.http({ method: 'POST', path: '/login' }),
  ],
  ['the first page is done', (replay: ReturnType<typeof replayFailures>) => replay.forget()],
] as const)('stops replaying once %s', async (_, happens) => {
  const replay = replayFailures(answering(fine).http, await recorded());
  await happens(replay);
  expect(await replay.http(account)).toEqual(fine);
});
