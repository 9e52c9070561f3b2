import { insertVoucher } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import type { CartSavings } from '@pasar/order-contract';
import { beforeEach, expect, it } from 'vitest';
import { addCoins } from './coins/coin-ledger.ts';
import { one, setUpOrderStore, sgd } from './testing/order-store.ts';

const { db, server } = setUpOrderStore();
const shop1 = { shopid: 1, min_spend: 0 };

beforeEach(() => db().deleteFrom('voucher').execute());
const ids = createIds({ now: Date.now, worker: 3 });

async function readSavings(user = 7): Promise<CartSavings> {
  const { data } = await server().call(user, 'checkout/cart_savings');
  return data as unknown as CartSavings;
}

it('finds the best voucher of each issuer for the selected lines, and the goods without delivery', async () => {
  await insertVoucher(db(), { ...shop1, code: 'SHOP1', value: 100 });
  await insertVoucher(db(), { ...shop1, code: 'SHOP2', value: 200 });
  await insertVoucher(db(), { code: 'ALL3', value: 300, min_spend: 500 });
  await server().fill(7, [one]);
  const { vouchers, goods, voucher_discount, total } = await readSavings();
  expect(vouchers.map(({ code, saves }) => [code, saves.amount]).toSorted()).toEqual([
    ['ALL3', 300],
    ['SHOP2', 200],
  ]);
  expect(voucher_discount).toEqual(sgd(500));
  expect(total).toEqual(sgd(goods.amount - 500));
});

it('tells what is missing for the nearest voucher of each issuer', async () => {
  const { goods } = await readSavings(8);
  expect(goods).toEqual(sgd(0));
  await server().fill(7, [one]);
  const amount = (await readSavings()).goods.amount;
  await insertVoucher(db(), { ...shop1, code: 'NEAR', min_spend: amount + 150 });
  await insertVoucher(db(), { ...shop1, code: 'FAR', min_spend: amount + 900 });
  await insertVoucher(db(), { code: 'ALL', min_spend: amount + 400 });
  const { vouchers, missed } = await readSavings();
  expect(vouchers).toEqual([]);
  expect(missed.map(({ code, missing }) => [code, missing])).toEqual([
    ['NEAR', sgd(150)],
    ['ALL', sgd(400)],
  ]);
});

it('offers the coins that are left to spend after the vouchers', async () => {
  await server().fill(7, [one]);
  expect((await readSavings()).coins).toEqual({ balance: 0, spendable: 0, saves: sgd(0) });
  const reward = { kind: 'reward' as const, amount: 40, reference: `${ids.next()}`, now: 1000 };
  await addCoins({ db: db(), ids }, { userid: 7, market: 'SG' }, reward);
  const { coins, total } = await readSavings();
  expect(coins).toMatchObject({ balance: 40, spendable: 40 });
  const preview = await server().call(7, 'checkout/preview?use_coins=true');
  expect(preview.data).toMatchObject({ coin_discount: coins.saves, merchandise_total: total });
});

it('answers a guest, who has no coins', async () => {
  expect(await readSavings(0)).toMatchObject({ vouchers: [], goods: sgd(0), coins: { balance: 0 } });
});

it('the checkout tells the price that was seen in the cart', async () => {
  await server().fill(7, [one]);
  const readLines = async () =>
    ((await server().call(7, 'checkout/preview')).data as unknown as { shops: { lines: object[] }[] })
      .shops[0]?.lines;
  expect((await readLines())?.[0]).not.toHaveProperty('seen_price');
  await db().updateTable('cart_line').set({ seen_price: 1 }).execute();
  expect((await readLines())?.[0]).toHaveProperty('seen_price', sgd(1));
});
