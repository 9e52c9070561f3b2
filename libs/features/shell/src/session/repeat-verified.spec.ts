import type { HttpRequest, HttpResponse } from '@pasar/base-api';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it, vi } from 'vitest';
import { verifyCalls } from './verify-calls.ts';
import type { Verifier } from './verifier.ts';

const fine: HttpResponse = { status: 200, body: { error: 0, data: {} } };
const demand = (error: number, verification?: string): HttpResponse => ({
  status: 403,
  body: { error, error_msg: 'Confirm it’s you.', ...(verification !== undefined && { verification }) },
});
const save: HttpRequest = {
  method: 'POST',
  path: '/api/v4/x',
  body: { typed: 'words' },
  headers: { a: 'b' },
};

/** A server with these responses in turn, and a shopper with these tokens. */
function setUp(answers: readonly HttpResponse[], tokens: readonly (string | null)[]) {
  const left = [...answers];
  const tokensLeft = [...tokens];
  const sent: HttpRequest[] = [];
  const ask = vi.fn(async () => tokensLeft.shift() ?? null);
  const verifier: Verifier = { ask };
  const http = verifyCalls(async (request) => {
    sent.push(request);
    return left.shift() ?? fine;
  }, verifier);
  return { http, sent, ask, verifier };
}

const codes = [
  errorCodes.NEED_OTP,
  errorCodes.NEED_CAPTCHA,
  errorCodes.CAPTCHA_VERIFICATION_REQUIRED,
  errorCodes.NEED_IDENTITY_VERIFICATION,
  errorCodes.ANTI_CRAWLER,
];
it.each(codes)(
  'asks for the verification that %i demands, and repeats the call with the token',
  async (code) => {
    const { http, sent, ask } = setUp([demand(code, 'v1'), fine], ['t1']);
    expect(await http(save)).toBe(fine);
    expect(ask.mock.calls).toEqual([[code, 'v1']]);
    expect(sent).toEqual([save, { ...save, headers: { a: 'b', 'x-verification-token': 't1' } }]);
  },
);

it('answers a cancelled dialog with its own code, without a redirect', async () => {
  const { http, sent } = setUp([demand(errorCodes.NEED_OTP, 'v1')], [null]);
  expect(await http(save)).toEqual({
    status: 403,
    body: { error: errorCodes.VERIFICATION_CANCELLED, error_msg: 'Confirm it’s you.', verification: 'v1' },
  });
  expect(sent).toHaveLength(1);
});

it.each([
  ['another refusal', { status: 403, body: { error: errorCodes.PERMISSION } }],
  ['a success', fine],
  ['a demand without a verification id', demand(errorCodes.NEED_IDENTITY_VERIFICATION)],
  ['no JSON', { status: 403, body: undefined }],
  ['the code under another status', { status: 200, body: { error: errorCodes.NEED_OTP } }],
])('does not ask after %s', async (_, answer) => {
  const { http, ask } = setUp([answer], ['t1']);
  expect([await http(save), ask.mock.calls]).toEqual([answer, []]);
});

it('asks once for concurrent demands, and repeats the waiting calls', async () => {
  let settle: (token: string) => void = () => undefined;
  const { http, sent, ask, verifier } = setUp(
    [demand(errorCodes.ANTI_CRAWLER, 'v1'), demand(errorCodes.ANTI_CRAWLER, 'v2'), fine, fine],
    [],
  );
  ask.mockImplementation(() => new Promise((resolve) => (settle = resolve)));
  const both = Promise.all([http(save), http({ ...save, path: '/api/v4/y' })]);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  settle('t1');
  expect(await both).toEqual([fine, fine]);
  expect([ask.mock.calls.length, sent.length, verifier.last]).toEqual([1, 4, undefined]);
});

it('gives up after three dialogs', async () => {
  const again = demand(errorCodes.NEED_OTP, 'v1');
  const { http, ask } = setUp([again, again, again, again, again], ['t1', 't2', 't3', 't4']);
  expect(await http(save)).toBe(again);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('returns the response unchanged before hydration', async () => {
  const answer = demand(errorCodes.NEED_OTP, 'v1');
  const http = verifyCalls(async () => answer, {});
  expect(await http(save)).toBe(answer);
});
