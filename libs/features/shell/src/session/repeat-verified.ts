import type { HttpPort, HttpRequest, HttpResponse } from '@pasar/base-api';
import { errorCodes } from '@pasar/error-catalogue';
import { verificationHeader, verificationKind } from '@pasar/verification';
import type { Verifier } from './verifier.ts';

type Problem = { readonly error?: unknown; readonly verification?: unknown };

const readProblem = ({ status, body }: HttpResponse): Problem =>
  status === 403 && typeof body === 'object' && body !== null ? body : {};

type Demand = { readonly code: number; readonly id: string };

/**
 * What an answer asks for; undefined for every other. One that names no verification belongs to the caller: a sign-in's
 * next step, or another backend, for which the error catalogue names the page.
 */
function readDemand(answer: HttpResponse): Demand | undefined {
  const { error, verification } = readProblem(answer);
  const isDemand = typeof error === 'number' && verificationKind(error) && typeof verification === 'string';
  return isDemand ? { code: error, id: verification } : undefined;
}

/** The call's answer after the shopper closed the question: it leads nowhere, and says what is missing. */
const cancelled = (answer: HttpResponse): HttpResponse => ({
  ...answer,
  body: { ...readProblem(answer), error: errorCodes.VERIFICATION_CANCELLED },
});

const withToken = (request: HttpRequest, token: string): HttpRequest =>
  token === '' ? request : { ...request, headers: { ...request.headers, [verificationHeader]: token } };

/** As often as one call asks: an expired token is asked for again, an endless loop is not. */
const maxQuestions = 3;

type HeldRequest = {
  readonly request: HttpRequest;
  readonly answer: HttpResponse;
  readonly verifier: Verifier;
};

/**
 * Asks the shopper for what the answer demands, and sends the call again. A call that waited behind another question is sent
 * again first, since that may have been enough.
 *
 * @spec need-otp need-captcha need-ivs captcha-verification-required anti-crawler
 */
export async function repeatVerified(
  http: HttpPort,
  { request, answer, verifier }: HeldRequest,
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
