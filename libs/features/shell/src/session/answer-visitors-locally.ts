import { getAccountInfoPath, getPaymentInfoPath } from '@pasar/account-api';
import type { HttpResponse, HttpPort } from '@pasar/base-api';

const accountCalls: ReadonlySet<string> = new Set([getAccountInfoPath, getPaymentInfoPath]);

const notLoggedIn: HttpResponse = { status: 401, body: { error: 19, error_msg: 'error_not_logged_in' } };

/**
 * Answers account calls without the network when the login mark is missing (doc1 §4, amb-login-cookie-vs-status).
 *
 * @spec login-cookie
 */
export const answerVisitorsLocally =
  (http: HttpPort, isMarked: () => boolean): HttpPort =>
  (request) =>
    accountCalls.has(request.path) && !isMarked() ? Promise.resolve(notLoggedIn) : http(request);
