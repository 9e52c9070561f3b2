import type { HttpPort } from '@pasar/base-api';
import { createFakeHttp, refused } from './fake-http.ts';
import type { FakeAnswers } from './fake-http.ts';

/** What a story puts over its `parameters.screenSetup`: the network never responds, and the screen renders before its data arrives. */
export const loadingSetup: { readonly http: HttpPort; readonly loading: true } = {
  http: () => new Promise(() => undefined),
  loading: true,
};

/** A network whose responses are errors of the server, except those of some paths. */
export function createFailingHttp(answers: FakeAnswers = {}): HttpPort {
  const answering = createFakeHttp(answers);
  return (request) =>
    request.path in answers
      ? answering(request)
      : createFakeHttp({ [request.path]: () => refused(-1, { status: 500 }) })(request);
}

/** What a story puts over its `parameters.screenSetup`: the server fails. */
export const failedSetup: { readonly http: HttpPort } = { http: createFailingHttp() };
