import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { setUpProfiles } from '../testing/profile-store.ts';
import type { SessionCookie } from '../testing/profile-store.ts';

const { call, identified, readLastMessage, readCode, profile } = setUpProfiles();

/** @spec phone-update */
describe('the number', () => {
  const send = (phone: string, jar: SessionCookie) =>
    call('v4/account/phone/send_code', { phone, channel: 'sms' }, { jar });
  const update = (phone: string, vcode: string, jar: SessionCookie) =>
    call('v2/user/phone/update/', { phone, vcode }, { jar });

  it('changes with the code sent to it, and the old address is notified', async () => {
    const jar = await identified();
    await send('9000 0001', jar);
    const code = await readCode();
    expect((await update('9000 0001', code === '000000' ? '000001' : '000000', jar)).error).toBe(
      errorCodes.CODE_MISMATCH,
    );
    expect((await update('9000 0001', code, jar)).error).toBe(0);
    expect((await profile(jar)).phone).toBe('+65••••0001');
    expect((await readLastMessage()).recipient).toBe('budi@example.com');
  });

  it('gives the same response for a taken number until its code is entered', async () => {
    const jar = await identified();
    const [free, taken] = [await send('9000 0002', jar), await send('8123 4567', jar)];
    expect([free.status, taken.status]).toEqual([200, 200]);
    expect((await update('8123 4567', await readCode(), jar)).error).toBe(errorCodes.EXISTS);
    expect((await profile(jar)).phone).toBe('+65••••0001');
  });

  it('rejects the code of another member', async () => {
    const [jar, other] = [await identified(), await identified('citra')];
    await send('9000 0003', other);
    expect((await update('9000 0003', await readCode(), jar)).error).not.toBe(0);
  });

  it.each([
    ['of another country', '+60 12 345 6789', errorCodes.PHONE_OTHER_COUNTRY],
    ['is invalid', '12', errorCodes.PARAM],
    ['of a landline', '6123 4567', errorCodes.PHONE_INVALID],
  ])('rejects a number %s', async (_, phone, error) => {
    expect((await send(phone, await identified())).error).toBe(error);
  });

  it('withstands concurrent guesses', async () => {
    const jar = await identified();
    await send('9000 0004', jar);
    const code = Number(await readCode());
    const guesses = Array.from({ length: 60 }, (_, index) =>
      update('9000 0004', String((code + 1 + index) % 1_000_000).padStart(6, '0'), jar),
    );
    const answers = (await Promise.all(guesses)).map(({ error }) => error);
    expect(answers.filter((error) => error === errorCodes.CODE_MISMATCH)).toHaveLength(5);
    expect((await update('9000 0004', String(code).padStart(6, '0'), jar)).error).toBe(
      errorCodes.TRIES_EXCEEDED,
    );
  });
});

describe('the address', () => {
  const readToken = async () => /token=([\w-]+)/.exec((await readLastMessage()).body)?.[1] ?? '';

  it('changes once the link to the new one is opened', async () => {
    const jar = await identified();
    await call('v4/account/email/change', { email: 'Fresh@Example.com' }, { jar });
    expect(await profile(jar)).toMatchObject({
      email: 'b••••@example.com',
      pending_email: 'f••••@example.com',
    });
    const token = await readToken();
    expect((await call('v4/account/email/confirm', { token })).data).toEqual({ email: 'fresh@example.com' });
    const after = await profile(jar);
    expect([after.email, after.email_verified, after.pending_email]).toEqual([
      'f••••@example.com',
      true,
      undefined,
    ]);
    expect((await call('v4/account/email/confirm', { token })).error).toBe(errorCodes.LINK_TOKEN_EXPIRED);
  });

  it('stays if another account has confirmed the new one, and only the link reveals it', async () => {
    const jar = await identified();
    const answer = await call('v4/account/email/change', { email: 'citra@example.com' }, { jar });
    expect(answer.error).toBe(0);
    const token = await readToken();
    expect((await call('v4/account/email/confirm', { token })).error).toBe(errorCodes.EMAIL_EXISTS);
    expect((await profile(jar)).email).toBe('f••••@example.com');
  });

  it('is not changed by the link to an address that was replaced by another', async () => {
    const jar = await identified();
    await call('v4/account/email/change', { email: 'one@example.com' }, { jar });
    const token = await readToken();
    await call('v4/account/email/change', { email: 'two@example.com' }, { jar });
    expect((await call('v4/account/email/confirm', { token })).error).toBe(errorCodes.LINK_TOKEN_EXPIRED);
  });
});
