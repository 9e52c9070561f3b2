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

  it('exports orders without the fees and the income of their sellers', async () => {
    const payment = { payment_channel: 'card', payment_status: 'paid' } as const;
    await db()
      .insertInto('orders')
      .values({
        ...{
          user_id: users.budi,
          order_id: 1,
          checkoutid: 1,
          order_sn: 'SN1',
          market: 'SG',
          status: 'to_ship',
        },
        ...{ shopid: 5, shop_name: 'Shop', shop_username: 'shop', currency: 'SGD', merchandise_total: 1000 },
        ...{ shipping_total: 0, voucher_discount: 0, shipping_discount: 0, total: 1000, ...payment },
        ...{ address: { name: 'Budi', phone: '', lines: [] }, message: '', created_at: 1, pay_by: null },
        ...{ delivery: { channel: 'standard', days_min: 1, days_max: 2 }, shop_voucher: null },
        ...{
          platform_voucher: null,
          shipped_at: null,
          delivered_at: null,
          receive_by: null,
          return_by: null,
        },
        ...{ completed_at: null, commission_basis_points: 612, income_state: 'pending', income: 938 },
        income_at: 1,
      })
      .execute();
    const { data } = await call('v4/account/data/export', undefined, { jar: await identified() });
    await db().deleteFrom('orders').execute();
    expect(data.orders).toMatchObject([{ order_sn: 'SN1', total: 1000 }]);
    expect(JSON.stringify(data.orders)).not.toMatch(/commission|fee|income|938/);
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
