import { deletionWaitMs } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { anonymiseDueAccounts } from './anonymise-accounts.ts';
import { password, setUpProfiles } from '../testing/profile-store.ts';
import type { SessionCookie } from '../testing/profile-store.ts';

const { pictures, portraits, users, call, signIn, identified, profile, db, now } = setUpProfiles();

describe('deleting an account', () => {
  it("exports the member's data, without secrets or other members' data", async () => {
    const { data } = await call('v4/account/data/export', undefined, { jar: await identified() });
    const text = JSON.stringify(data);
    expect(data.account.username).toBe('budi');
    expect(text).not.toMatch(/argon2|password|token|citra/);
  });

  it('waits thirty days, can be cancelled, and then removes all personal data', async () => {
    const jar = await identified();
    const ask = (of: SessionCookie) => call('v4/account/delete/request', { reason: 'privacy' }, { jar: of });
    expect((await ask({ ...jar })).data.deletion_time).toBe(Math.floor((now() + deletionWaitMs) / 1000));
    expect((await call('v4/account/profile/get', undefined, { jar })).error).toBe(19);
    const back = await signIn();
    expect((await profile(back)).deletion_time).toBe(Math.floor((now() + deletionWaitMs) / 1000));
    await call('v4/account/delete/cancel', {}, { jar: back });
    expect((await profile(back)).deletion_time).toBeUndefined();
    await call('v4/account/identity/confirm', { password }, { jar: back });
    await ask(back);
    const deps = { db: db(), portraits };
    expect(await anonymiseDueAccounts(deps, now() + deletionWaitMs - 1)).toBe(0);
    expect(await anonymiseDueAccounts(deps, now() + deletionWaitMs)).toBe(1);
    const account = await db()
      .selectFrom('account')
      .selectAll()
      .where('userid', '=', users.budi)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ username: `deleted.${users.budi}`, email: null, phone: null });
    expect(pictures.size).toBe(0);
    const answer = await call('v4/account/login', { login: 'budi', password });
    expect(answer.error).toBe(errorCodes.LOGIN_FAILED);
  });
});
