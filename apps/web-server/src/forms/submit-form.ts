import { isObject } from '@pasar/json';
import type { ApiResponse, ApiHttp, ApiRequest, ApiVisitor } from '@pasar/page-rendering';
import type { SubmittedForm } from '@pasar/screen-kit';
import type { FormHandler, Submission } from './form-handler.ts';
import type { RefusedForm } from './refused-form.ts';

export type FormOutcome =
  /** `setCookies` are the API's own header lines, forwarded unchanged. */
  | { readonly kind: 'done'; readonly next: string; readonly setCookies: readonly string[] }
  | { readonly kind: 'sign-in-first' }
  | ({ readonly kind: 'refused' } & RefusedForm);

type Problem = { readonly error?: unknown; readonly retry_after?: unknown; readonly data?: unknown };

/** The codes of `not-logged-in` and of an invalid parameter in errors.json. */
const notLoggedInCode = 19;
const invalidParameterCode = 1;

const readProblem = ({ body }: ApiResponse): Problem => (isObject(body) ? body : {});

const isSuccess = (answer: ApiResponse): boolean => answer.status === 200 && readProblem(answer).error === 0;

const noAnswer: ApiResponse = { status: 503, body: undefined };

const toSubmittedError = (answer: ApiResponse): SubmittedForm['error'] => {
  const { error, retry_after } = readProblem(answer);
  return {
    kind: answer.status >= 500 ? 'unknown' : 'refused',
    status: answer.status,
    code: typeof error === 'number' && error !== 0 ? error : -1,
    message: '',
    ...(typeof retry_after === 'number' && { retryAfter: retry_after }),
  };
};

const pickValues = (fields: URLSearchParams, keep: readonly string[]): Record<string, string> =>
  Object.fromEntries(keep.map((name) => [name, fields.get(name) ?? '']));

/** Makes the form's call once, as the visitor. Returns what was typed only if it was rejected. */
export async function submitForm(
  handler: FormHandler,
  given: Omit<Submission, 'read'>,
  { api, shopper }: { readonly api: ApiHttp; readonly shopper: ApiVisitor },
): Promise<FormOutcome> {
  const http = (request: ApiRequest) => api(shopper)(request).catch(() => noAnswer);
  const read = async (request: ApiRequest) => {
    const answer = await http(request);
    return isSuccess(answer) ? readProblem(answer).data : undefined;
  };
  const submission: Submission = { ...given, read };
  const call = await handler.buildCall(submission);
  const answer = call
    ? await http({ method: 'POST', ...call })
    : { status: 400, body: { error: invalidParameterCode } };
  if (isSuccess(answer))
    return { kind: 'done', next: handler.nextPath(submission), setCookies: answer.setCookies ?? [] };
  if (readProblem(answer).error === notLoggedInCode) return { kind: 'sign-in-first' };
  const form = { values: pickValues(given.fields, handler.keptFields), error: toSubmittedError(answer) };
  return { kind: 'refused', status: answer.status, form };
}
