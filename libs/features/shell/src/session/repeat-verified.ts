import type { HttpPort, HttpRequest, HttpResponse } from '@pasar/base-api';
import { errorCodes } from '@pasar/error-catalogue';
import { isObject } from '@pasar/json';
import { verificationHeader, verificationKind } from '@pasar/verification';
import type { Verifier } from './verifier.ts';

type Problem = { readonly error?: unknown; readonly verification?: unknown };

const readProblem = ({ status, body }: HttpResponse): Problem =>
  status === 403 && isObject(body) ? body : {};

type VerificationDemand = { readonly code: number; readonly id: string };

/**
 * Reads what a response demands; undefined if nothing. A demand without a verification id is left to the
 * caller: a sign-in's next step, or another backend, for which the error catalogue names the page.
 */
function readDemand(answer: HttpResponse): VerificationDemand | undefined {
  const { error, verification } = readProblem(answer);
  const isDemand = typeof error === 'number' && verificationKind(error) && typeof verification === 'string';
  return isDemand ? { code: error, id: verification } : undefined;
}

/** The result of a call whose verification the shopper cancelled: no redirect, with the reason. */
const cancelled = (answer: HttpResponse): HttpResponse => ({
  ...answer,
  body: { ...readProblem(answer), error: errorCodes.VERIFICATION_CANCELLED },
});

const withToken = (request: HttpRequest, token: string): HttpRequest =>
  token === '' ? request : { ...request, headers: { ...request.headers, [verificationHeader]: token } };

/** The maximum number of dialogs per call: allows for an expired token, without an endless loop. */
const maxQuestions = 3;

type PendingRequest = {
  readonly request: HttpRequest;
  readonly answer: HttpResponse;
  readonly verifier: Verifier;
};

/**
 * Asks the shopper for what the response demands, and repeats the call. A call that waited behind another
 * dialog is first repeated without asking, since that verification may have been enough.
 *
 * @spec need-otp need-captcha need-ivs captcha-verification-required anti-crawler
 */
export async function repeatVerified(
  http: HttpPort,
  { request, answer, verifier }: PendingRequest,
): Promise<HttpResponse> {
  let current = answer;
  for (let asked = 0; asked < maxQuestions; asked += 1) {
    const demand = readDemand(current);
    if (demand === undefined || !verifier.ask) return current;
    const before = verifier.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    verifier.last = promise;
    try {
      if (before) {
        await before;
        current = await http(request);
        if (readDemand(current) === undefined) return current;
      }
      const token = await verifier.ask(demand.code, readDemand(current)?.id);
      if (token === null) return cancelled(current);
      current = await http(withToken(request, token));
    } finally {
      if (verifier.last === promise) delete verifier.last;
      resolve();
    }
  }
  return current;
}
