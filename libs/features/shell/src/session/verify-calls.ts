import type { HttpPort, HttpResponse } from '@pasar/base-api';
import type { Verifier } from './verifier.ts';

/**
 * Holds a call that the server answers with a demand for a verification, asks the shopper over the page, and sends it again with
 * the token. Anyone who made the call gets its final answer, so nothing that was typed is lost.
 */
export const verifyCalls =
  (http: HttpPort, verifier: Verifier): HttpPort =>
  async (request) => {
    const answer: HttpResponse = await http(request);
    return answer.status === 403 && verifier.ask
      ? (await import('./repeat-verified.ts')).repeatVerified(http, { request, answer, verifier })
      : answer;
  };
