import { identityProofMs } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { password, setUpProfiles } from '../testing/profile-store.ts';
import type { SessionCookie } from '../testing/profile-store.ts';

const { call, signIn, identified, readLastMessage, readCode, wait, resetLimits } = setUpProfiles();

describe('proof of identity', () => {
  it('is required by every sensitive change, and lasts ten minutes', async () => {
    const jar = await signIn();
    const change = () => call('v4/account/email/change', { email: 'new@example.com' }, { jar });
    expect((await change()).error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
    expect((await call('v4/account/identity/confirm', { password }, { jar })).error).toBe(0);
    expect((await change()).error).toBe(0);
    wait(identityProofMs);
    expect((await change()).error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
  });

  it.each([
    ['phone/send_code', { phone: '9123 0000', channel: 'sms' }],
    ['email/change', { email: 'x@example.com' }],
    ['password/change', { password: 'another fine sentence' }],
    ['delete/request', { reason: 'other' }],
    ['data/export', undefined],
    ['passkey/start_add', {}],
    ['passkey/add', { response: {}, name: 'x' }],
    ['passkey/remove', { id: 'x' }],
    ['social/bind', {}],
    ['social/unlink', { provider: 'x' }],
  ])('%s requires it', async (path, body) => {
    const answer = await call(`v4/account/${path}`, body, { jar: await signIn() });
    expect(answer.error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
  });

  it("counts wrong passwords, and does not identify another session's user", async () => {
    const jar = await signIn();
    const other = await signIn();
    const answers = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(
        (await call('v4/account/identity/confirm', { password: `wrong ${index}` }, { jar })).error,
      );
    expect([answers[0], answers[10]]).toEqual([errorCodes.LOGIN_FAILED, errorCodes.PASSWORD_ERROR_COOLDOWN]);
    resetLimits();
    await call('v4/account/identity/confirm', { password }, { jar });
    expect((await call('v4/account/email/change', { email: 'x@example.com' }, { jar: other })).error).toBe(
      errorCodes.IDENTITY_PROOF_NEEDED,
    );
  });

  it('works with a code sent to the own number, but not with a code for changing the number', async () => {
    const jar = await signIn();
    await call('v4/account/identity/send_code', { channel: 'sms' }, { jar });
    expect((await readLastMessage()).recipient).toBe('+6591234567');
    const code = await readCode();
    const confirm = (channel: string) => call('v4/account/identity/confirm', { code, channel }, { jar });
    expect((await confirm('email')).error).not.toBe(0);
    expect((await confirm('sms')).error).toBe(0);
    expect((await confirm('sms')).error).toBe(errorCodes.CODE_EXPIRED);
  });
});

describe('the password', () => {
  it('ends every other session when it changes, and renews this one', async () => {
    const [jar, other] = [await identified('citra'), await signIn('citra')];
    const before = { ...jar };
    const change = (chosen: string) => call('v4/account/password/change', { password: chosen }, { jar });
    expect((await change('short')).error).toBe(errorCodes.PASSWORD_TOO_WEAK);
    expect((await change('another fine sentence')).error).toBe(0);
    const visit = async (of: SessionCookie) =>
      (await call('v4/account/profile/get', undefined, { jar: of })).error;
    expect([await visit(jar), await visit(before), await visit(other)]).toEqual([0, 19, 19]);
    await call('v4/account/identity/confirm', { password: 'another fine sentence' }, { jar });
    expect((await change(password)).error).toBe(0);
  });
});
