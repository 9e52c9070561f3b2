import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { interactionPage } from './interaction-page.ts';

/** Shows the page, and passes its answer to the provider. */
export async function answerInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(interactionPage(uid));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const login = form.get('login')?.trim().toLowerCase();
  const result =
    form.get('answer') === 'continue' && login
      ? { login: { accountId: login } }
      : { error: 'access_denied', error_description: 'The sign-in was cancelled.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
