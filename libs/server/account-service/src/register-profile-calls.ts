import {
  cancelDeletion,
  changeEmail,
  changePassword,
  changeTaxId,
  confirmIdentity,
  exportAccount,
  getKyc,
  getProfile,
  listDevices,
  readKycPicture,
  requestDeletion,
  saveMemberDocument,
  sendIdentityCode,
  sendPhoneCode,
  signOutDevice,
  signOutOthers,
  submitKyc,
  updatePhone,
  updateProfile,
  uploadKycPicture,
  uploadPortrait,
} from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { BoundedQueue, CallCookies } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from './account-deps.ts';
import { readAccountExport } from './deletion/export-account.ts';
import { dropDeletion, planDeletion } from './deletion/request-deletion.ts';
import { endDevice, endOtherDevices, readDevices } from './devices/devices.ts';
import { proveIdentity, sendIdentityProofCode } from './identity/confirm-identity.ts';
import { readKyc, readKycImage, saveKycPicture, submitKycForReview } from './kyc/kyc.ts';
import { requestEmailChange } from './profile/change-email.ts';
import { changeOwnPassword } from './profile/change-password.ts';
import { changePhone, sendNewPhoneCode } from './profile/change-phone.ts';
import { readProfile } from './profile/read-profile.ts';
import { saveDocument, saveTaxId } from './profile/save-numbers.ts';
import { savePortrait } from './profile/save-portrait.ts';
import { saveProfile } from './profile/save-profile.ts';
import { saveAdultConsent } from './save-adult-consent.ts';
import { startBrowserSession } from './start-browser-session.ts';

type MemberCall = {
  readonly user: { readonly userid: number };
  readonly market: Market;
  readonly cookies: CallCookies;
  readonly now: number;
};

const toMember = ({ user, market, now }: MemberCall) => ({ userid: user.userid, market, now });
const toOwner = ({ user, cookies, now }: MemberCall) => ({
  userid: user.userid,
  sessionToken: cookies.sessionToken,
  now,
});

function registerContactCalls(app: FastifyInstance, deps: AccountDeps, attempts: BoundedQueue): void {
  serveCall(app, sendIdentityCode, ({ user, body, ...context }) =>
    sendIdentityProofCode(deps, { userid: user.userid, channel: body.channel }, context),
  );
  serveCall(app, confirmIdentity, (call) =>
    attempts.run(() => proveIdentity(deps, call.body, { ...toOwner(call), market: call.market })),
  );
  serveCall(app, sendPhoneCode, (call) => sendNewPhoneCode(deps, call.body, { ...call, ...toOwner(call) }));
  serveCall(app, updatePhone, async (call) => {
    await changePhone(deps, call.body, { ...call, ...toOwner(call) });
    return {};
  });
  serveCall(app, changeEmail, (call) =>
    requestEmailChange(deps, call.body.email, { ...call, ...toOwner(call) }),
  );
  serveCall(app, changePassword, (call) =>
    attempts.run(async () => {
      const signedIn = await changeOwnPassword(deps, call.body.password, { ...call, ...toOwner(call) });
      return startBrowserSession(deps, call, signedIn);
    }),
  );
}

function registerDetailCalls(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps;
  serveCall(app, getProfile, (call) => readProfile(db, { ...toMember(call), ...toOwner(call) }));
  serveCall(app, updateProfile, async (call) => {
    const { adult_consent, ...changes } = call.body;
    if (Object.keys(changes).length > 0) await saveProfile(db, changes, toMember(call));
    if (adult_consent !== undefined) await saveAdultConsent(db, toMember(call));
    return {};
  });
  serveCall(app, uploadPortrait, (call) => savePortrait(deps, call.file, toMember(call)));
  serveCall(app, changeTaxId, async (call) => {
    await saveTaxId(deps, call.body.new_tax_id, toMember(call));
    return {};
  });
  serveCall(app, saveMemberDocument, async (call) => {
    await saveDocument(db, call.body, toMember(call));
    return {};
  });
  serveCall(app, getKyc, (call) => readKyc(db, toMember(call)));
  serveCall(app, uploadKycPicture, (call) =>
    saveKycPicture(deps, { side: call.query.side, file: call.file }, toMember(call)),
  );
  serveCall(app, readKycPicture, (call) => readKycImage(db, call.query.side, toMember(call)));
  serveCall(app, submitKyc, (call) =>
    submitKycForReview(deps, call.body, { ...toMember(call), language: call.language, origin: call.origin }),
  );
}

function registerDeviceCalls(app: FastifyInstance, { db }: AccountDeps): void {
  const answer = async (call: MemberCall) => ({ devices: await readDevices(db, toOwner(call), call.now) });
  serveCall(app, listDevices, answer);
  serveCall(app, signOutDevice, async (call) => {
    await endDevice(db, toOwner(call), call.body.id);
    return answer(call);
  });
  serveCall(app, signOutOthers, async (call) => {
    await endOtherDevices(db, toOwner(call));
    return answer(call);
  });
  serveCall(app, requestDeletion, async (call) => {
    const planned = await planDeletion(db, call.body.reason, toOwner(call));
    call.cookies.endSession();
    return planned;
  });
  serveCall(app, cancelDeletion, async ({ user }) => {
    await dropDeletion(db, user.userid);
    return {};
  });
  serveCall(app, exportAccount, (call) => readAccountExport(db, toOwner(call)));
}

/** Registers the calls of the account pages. */
export function registerProfileCalls(app: FastifyInstance, deps: AccountDeps, attempts: BoundedQueue): void {
  registerContactCalls(app, deps, attempts);
  registerDetailCalls(app, deps);
  registerDeviceCalls(app, deps);
}
