import type { HttpPort, HttpResponse } from '@pasar/base-api';
import type { Verifier } from './verifier.ts';

/**
 * When the server demands a verification, asks the shopper in a dialog and repeats the call with the token.
 * The caller gets only the final response, so no input is lost.
 */
export const verifyCalls =
  (http: HttpPort, verifier: Verifier): HttpPort =>
  async (request) => {
    const answer: HttpResponse = await http(request);
    return answer.status === 403 && verifier.ask
      ? (await import('./repeat-verified.ts')).repeatVerified(http, { request, answer, verifier })
      : answer;
  };
