import type { HttpResponse, HttpPort, HttpRequest } from '@pasar/base-api';

type Refusal = {
  readonly error: number;
  readonly error_msg?: string;
  readonly status?: number;
  readonly retry_after?: number;
};

/** The response data of each path, created from the request. A thrown value means no response. */
export type FakeAnswers = Readonly<Record<string, (request: HttpRequest) => unknown>>;

const refusalMark: unique symbol = Symbol('refusal');

/** An error response with a code of the specification. */
export const refused = (error: number, more: Omit<Refusal, 'error'> = {}): object => ({
  [refusalMark]: { error, ...more },
});

const readRefusal = (answer: unknown): Refusal | undefined =>
  typeof answer === 'object' && answer !== null && refusalMark in answer
    ? (answer[refusalMark] as Refusal)
    : undefined;

const toAnswer = (answer: unknown): HttpResponse => {
  const refusal = readRefusal(answer);
  return refusal
    ? { status: refusal.status ?? 400, body: { error_msg: '', ...refusal } }
    : { status: 200, body: { error: 0, data: answer } };
};

export type FakeHttp = HttpPort & {
  /** All requests, in order. */
  readonly requests: readonly HttpRequest[];
  /** The request bodies sent to a path. */
  readonly sentTo: (path: string) => readonly unknown[];
};

/** An `HttpPort` that responds from a table; other paths respond with 4 (not found). */
export function createFakeHttp(answers: FakeAnswers): FakeHttp {
  const requests: HttpRequest[] = [];
  const http = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    return toAnswer((await answers[request.path]?.(request)) ?? refused(4, { status: 404 }));
  };
  const sentTo = (path: string) => requests.filter((one) => one.path === path).map((one) => one.body);
  return Object.assign(http, { requests, sentTo });
}
