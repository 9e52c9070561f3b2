import type { ApiAnswer, ApiHttp, ApiRequest, Shopper } from '@pasar/page-rendering';
import type { SubmittedForm } from '@pasar/screen';
import type { FormHandler, Submission } from './form-handler.ts';
import type { RefusedForm } from './refused-form.ts';

export type FormOutcome =
  /** `setCookies` are the API's own header lines, to be handed on as they are. */
  | { readonly kind: 'done'; readonly next: string; readonly setCookies: readonly string[] }
  | { readonly kind: 'sign-in-first' }
  | ({ readonly kind: 'refused' } & RefusedForm);

type Problem = { readonly error?: unknown; readonly retry_after?: unknown; readonly data?: unknown };

/** errors.json, `not-logged-in` and a parameter that can't be so. */
const notLoggedIn = 19;
const parameter = 1;

const problemOf = ({ body }: ApiAnswer): Problem =>
  typeof body === 'object' && body !== null ? (body as Problem) : {};

const isDone = (answer: ApiAnswer): boolean => answer.status === 200 && problemOf(answer).error === 0;

const noAnswer: ApiAnswer = { status: 503, body: undefined };

const errorOf = (answer: ApiAnswer): SubmittedForm['error'] => {
  const { error, retry_after } = problemOf(answer);
  return {
    kind: answer.status >= 500 ? 'unknown' : 'refused',
    status: answer.status,
    code: typeof error === 'number' && error !== 0 ? error : -1,
    message: '',
    ...(typeof retry_after === 'number' && { retryAfter: retry_after }),
  };
};

const valuesOf = (fields: URLSearchParams, keep: readonly string[]): Record<string, string> =>
  Object.fromEntries(keep.map((name) => [name, fields.get(name) ?? '']));

/** Makes the form's call in the visitor's name, once. What was typed comes back only when it was refused. */
export async function submitForm(
  handler: FormHandler,
  given: Omit<Submission, 'read'>,
  { api, shopper }: { readonly api: ApiHttp; readonly shopper: Shopper },
): Promise<FormOutcome> {
  const http = (request: ApiRequest) => api(shopper)(request).catch(() => noAnswer);
  const read = async (request: ApiRequest) => {
    const answer = await http(request);
    return isDone(answer) ? problemOf(answer).data : undefined;
  };
  const submission: Submission = { ...given, read };
  const call = await handler.call(submission);
  const answer = call ? await http({ method: 'POST', ...call }) : { status: 400, body: { error: parameter } };
  if (isDone(answer))
    return { kind: 'done', next: handler.next(submission), setCookies: answer.setCookies ?? [] };
  if (problemOf(answer).error === notLoggedIn) return { kind: 'sign-in-first' };
  const form = { values: valuesOf(given.fields, handler.keep), error: errorOf(answer) };
  return { kind: 'refused', status: answer.status, form };
}
