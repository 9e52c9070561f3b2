import { insertVoucher } from '@pasar/cart-service/testing';
import type { CheckoutPreview } from '@pasar/order-contract';
import { expect, it } from 'vitest';
import { one, setUpOrderStore, sgd } from './testing/order-store.ts';

const { db, server } = setUpOrderStore();
const shop1 = { shopid: 1, kind: 'percentage' as const, value: 10, min_spend: 0 };

async function preview(query = ''): Promise<CheckoutPreview> {
  const { data } = await server().call(7, `checkout/preview${query}`);
  return data as unknown as CheckoutPreview;
}

it('a voucher of chosen products applies to them only, in the offer and in the sum', async () => {
  await insertVoucher(db(), { ...shop1, code: 'CHOSEN10', itemids: [one.itemid, 999] });
  await insertVoucher(db(), { ...shop1, code: 'OTHER10', itemids: [999] });
  await server().fill(7, [one]);
  const { vouchers, voucher_discount } = await preview('?vouchers=CHOSEN10');
  expect(voucher_discount).toEqual(sgd(200));
  expect(vouchers.find(({ code }) => code === 'CHOSEN10')).toMatchObject({ applies: true, saves: sgd(200) });
  expect(vouchers.find(({ code }) => code === 'OTHER10')).toMatchObject({ reason: 'other-items' });
});

it('offers a voucher by code only to those who know its code or have claimed it', async () => {
  await insertVoucher(db(), { ...shop1, code: 'SECRET10', is_listed: false });
  await server().fill(7, [one]);
  const offered = async (query?: string) =>
    (await preview(query)).vouchers.some(({ code }) => code === 'SECRET10');
  expect(await offered()).toBe(false);
  expect(await offered('?code=secret-10')).toBe(true);
  await db()
    .insertInto('voucher_claim')
    .values({ user_id: 7, market: 'SG', code: 'SECRET10', claimed_at: 5 })
    .execute();
  expect(await offered()).toBe(true);
});
