import {
  answerVerification,
  beginVerification,
  confirmVerification,
  readConfirmation,
  readVerification,
  readWalletPin,
  sendVerification,
  setWalletPin,
} from '@pasar/verification-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { answerOpenVerification } from './answer.ts';
import { beginVerificationByCode } from './begin.ts';
import { confirmByLink, readPendingConfirmation } from './confirm.ts';
import type { Verifications } from './create-verifications.ts';
import { sendForVerification } from './send.ts';
import { toView } from './to-view.ts';
import { findOwnVerification } from './verification-rows.ts';
import { passByProvider } from './pass-by-provider.ts';
import { hasWalletPin, saveWalletPin } from './wallet-pin.ts';

/** Registers every call of `@pasar/verification-contract`. */
export function registerVerificationCalls(app: FastifyInstance, { deps, guard }: Verifications): void {
  const { db } = deps;
  serveCall(app, beginVerification, async (call) => {
    const id = await beginVerificationByCode(deps, call.body.code, call);
    const row = await db
      .selectFrom('verification')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return toView(deps, await passByProvider(deps, row, call), call.now);
  });
  serveCall(app, readVerification, async (call) => {
    const row = await findOwnVerification(db, call.body.id, call);
    return toView(deps, await passByProvider(deps, row, call), call.now);
  });
  serveCall(app, sendVerification, async (call) => {
    const row = await findOwnVerification(db, call.body.id, call);
    return sendForVerification(deps, row, { ...call.body, context: call });
  });
  serveCall(app, answerVerification, async (call) => {
    const { id, method, answer } = call.body;
    await answerOpenVerification(deps, await findOwnVerification(db, id, call), {
      method,
      answer,
      now: call.now,
    });
    return toView(deps, await findOwnVerification(db, id, call), call.now);
  });
  serveCall(app, readConfirmation, (call) => readPendingConfirmation(deps, call.body.token, call));
  serveCall(app, confirmVerification, async (call) => {
    await confirmByLink(deps, call.body, call);
    return {};
  });
  serveCall(app, readWalletPin, async ({ user }) => ({ has_pin: await hasWalletPin(deps, user.userid) }));
  serveCall(app, setWalletPin, async (call) => {
    await saveWalletPin({ ...deps, guard }, call.body.pin, call);
    return {};
  });
}
