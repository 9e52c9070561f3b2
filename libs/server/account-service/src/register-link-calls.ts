import { confirmEmail, readOutbox, resetByLink, sendResetLink } from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { BoundedQueue } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from './account-deps.ts';
import { confirmEmailByLink } from './links/email-confirmation.ts';
import { resetPasswordByLink } from './links/reset-by-link.ts';
import { sendPasswordResetLink } from './links/send-reset-link.ts';
import { readOutboxMessages } from './messages/read-outbox.ts';
import { startBrowserSession } from './start-browser-session.ts';

/** Registers the calls that mail links and consume them; off live, also the outbox of messages without a carrier. */
export function registerLinkCalls(app: FastifyInstance, deps: AccountDeps, attempts: BoundedQueue): void {
  serveCall(app, sendResetLink, async ({ body, ...context }) => {
    await sendPasswordResetLink(deps, body.email, context);
    return {};
  });
  serveCall(app, resetByLink, ({ body, cookies, ...context }) =>
    attempts.run(async () =>
      startBrowserSession(deps, { ...context, cookies }, await resetPasswordByLink(deps, body, context)),
    ),
  );
  serveCall(app, confirmEmail, ({ body, ...context }) => confirmEmailByLink(deps, body.token, context));
  if (deps.servesOutbox)
    serveCall(app, readOutbox, async ({ market }) => ({
      messages: await readOutboxMessages(deps.db, market),
    }));
}
