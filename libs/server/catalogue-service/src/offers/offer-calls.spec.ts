import type { InstallmentPlan, ItemDetail, Logistic, Voucher } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItem, addShop, insert } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';
import { createPlan } from './read-installment-plans.ts';

const now = 1_790_000_000_000;
let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

const voucher = (code: string, given: Record<string, unknown> = {}) =>
  insert(test.db, 'voucher', {
    ...{ market: 'SG', code, kind: 'fixed', value: 100, min_spend: 500, currency: 'SGD', label: code },
    ...{ starts_at: now - 1, ends_at: now + 1000, uses_left: 5, per_user_limit: 1 },
    ...given,
  });

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, now);
  await addShop(db, 'SG', 1);
  await addShop(db, 'SG', 2, { is_mart: true });
  const shipping = { shipping_min: 100, shipping_max: 250, can_use_cod: true };
  await addItem(db, 'SG', 1, { name: 'Kettle', is_cc_installment_payment_eligible: true, ...shipping });
  await addShop(db, 'TW', 1);
  await addItem(db, 'TW', 1, { name: '水壺', currency: 'TWD' });
  await addShop(db, 'FR', 1);
  await addItem(db, 'FR', 1, {
    name: 'Bouilloire',
    is_cc_installment_payment_eligible: true,
    currency: 'EUR',
  });
  await addShop(db, 'ES', 1);
  await addItem(db, 'ES', 1, {
    name: 'Tetera',
    is_non_cc_installment_payment_eligible: true,
    currency: 'EUR',
  });
  await voucher('FIRST', { ends_at: now + 10 });
  await voucher('GONE', { uses_left: 0 });
  await voucher('LATER', { starts_at: now + 5 });
  await voucher('OVER', { ends_at: now });
  await voucher('SHIP', { kind: 'free-shipping', value: 0, cap: 200 });
  await voucher('SHOPA', { shopid: 1 });
  await voucher('SHOPB', { shopid: 2 });
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const get = <Data>(url: string, user?: number) => server.get<Data>('SG', `/api/v4/${url}`, user);
const claim = (code: string, user = 7) => server.post('SG', '/api/v4/voucher/claim', user, { code });
const codes = ({ vouchers }: { vouchers: Voucher[] }) => vouchers.map(({ code }) => code);

it.each([
  ['list', ['FIRST', 'GONE', 'SHIP', 'SHOPA', 'SHOPB']],
  ['list?scope=platform', ['FIRST', 'GONE', 'SHIP']],
  ['list?scope=shops', ['SHOPA', 'SHOPB']],
  ['list?scope=mart', ['SHOPB']],
  ['list?shopid=1', ['SHOPA']],
])('vouchers: %s', async (url, expected) => {
  expect(codes((await get<{ vouchers: Voucher[] }>(`voucher/${url}`)).data)).toEqual(expected);
});

it('lists vouchers by page, with their shops and states', async () => {
  type Page = { vouchers: Voucher[]; next: string };
  const first = (await get<Page>('voucher/list?limit=2')).data;
  const second = (await get<Page>(`voucher/list?limit=2&cursor=${first.next}`)).data;
  expect([codes(first), codes(second)]).toEqual([
    ['FIRST', 'GONE'],
    ['SHIP', 'SHOPA'],
  ]);
  expect(first.vouchers.map(({ status_code }) => status_code)).toEqual([1, 2]);
  expect(second.vouchers[1]).toMatchObject({ shop: { shopid: 1, username: 'shop1' } });
});

it.each([
  ['GONE', 'used up', errorCodes.VOUCHER_INVALID],
  ['LATER', 'not begun', errorCodes.VOUCHER_INVALID],
  ['OVER', 'over', errorCodes.EXPIRED],
  ['NOBODY', 'unknown', errorCodes.VOUCHER_INVALID],
])('rejects claiming %s: it is %s', async (code, _, error) => {
  expect((await claim(code)).error).toBe(error);
});

/** @spec voucher-status */
it('claims a voucher once, and returns its state', async () => {
  expect((await claim('FIRST')).data).toMatchObject({ voucher: { code: 'FIRST', status_code: 3 } });
  expect((await claim('FIRST')).error).toBe(0);
  await claim('SHIP');
  const states = async () => (await get<object>('voucher/states?codes=FIRST,SHIP,SHOPA,NOBODY', 7)).data;
  expect(await states()).toEqual({
    states: [
      { code: 'FIRST', status_code: 3 },
      { code: 'SHIP', status_code: 3 },
      { code: 'SHOPA', status_code: 1 },
    ],
  });
  const wallet = async (tab: string) =>
    codes((await get<{ vouchers: Voucher[] }>(`voucher/wallet?tab=${tab}`, 7)).data);
  expect([await wallet('usable'), await wallet('used')]).toEqual([['SHIP', 'FIRST'], []]);
  await insert(test.db, 'voucher_use', {
    user_id: 7,
    market: 'SG',
    code: 'FIRST',
    checkoutid: 1,
    used_at: now,
  });
  expect([await wallet('usable'), await wallet('used'), await wallet('expired')]).toEqual([
    ['SHIP'],
    ['FIRST'],
    [],
  ]);
  expect(await states()).toMatchObject({ states: [{ status_code: 4 }, {}, {}] });
  expect((await claim('FIRST')).error).toBe(errorCodes.VOUCHER_INVALID);
});

/** @spec item-store-shipping-fee */
it('charges the same shipping as checkout', async () => {
  const standard = { channel: 'standard', fee: { amount: 250, currency: 'SGD' }, cod: true };
  expect((await get('item/shipping_fee?shopid=1&itemid=1')).data).toMatchObject({
    logistics: [standard, { channel: 'economy', fee: { amount: 100 } }],
    promotion_rules: [{ code: 'SHIP', cap: { amount: 200 } }],
    logistic_service_types: ['standard', 'economy'],
    has_mask_channel: false,
    shipping_infos_group_by_service_type: [{ service_type: 'standard', logistics: [standard] }, {}],
  });
  expect((await get('item/shipping_fee?shopid=1&itemid=9')).error).toBe(4);
});

/** @spec item-store-shipping-info */
it('keys shipping by state and city', async () => {
  const { data } = await get('item/shipping_info?shopid=1&itemid=1&state=Johor&city=Muar');
  expect(data).toMatchObject({ address_key: 'Johor-Muar', from: 'Bedok', logistics: [{}, {}] });
});

it.each([
  ['its own zone', 'postcode=460101', 200, 1],
  ['a neighbouring zone', 'state=Central', 250, 2],
  ['a zone further away', 'city=Jurong', 375, 4],
  ['nowhere known', 'city=Atlantis', 250, 2],
])('charges for a parcel to %s', async (_, place, amount, days_min) => {
  const { data } = await get(`item/shipping_info?shopid=1&itemid=1&${place}`);
  expect(data).toMatchObject({ logistics: [{ fee: { amount }, days_min }, {}] });
});

it.each([
  ['by its postcode', 'SG', 'en', 'postcode=460101', 'Bedok'],
  ['in the page’s language', 'TW', 'en', 'state=台北市', 'Taipei City'],
  ['in the market’s own language', 'TW', 'zh-Hant', 'state=台北市', '台北市'],
  ['as the market’s country without a destination', 'SG', 'en', '', 'Singapore'],
])('names the destination %s', async (_, market, language, place, name) => {
  const path = `/api/v4/item/shipping_info?shopid=1&itemid=1&${place}`;
  const { data } = await server.getIn<{ logistics: Logistic[] }>(market, language, encodeURI(path));
  expect(data.logistics.map(({ arrives }) => arrives.place)).toEqual([name, name]);
});

it('promises a range for the whole market, within which each destination is', async () => {
  const { data: item } = await get<ItemDetail>('item/get?shopid=1&itemid=1');
  expect(item.shipping_fee).toMatchObject({
    ...{ min: { amount: 200 }, max: { amount: 375 }, days_min: 1, days_max: 6 },
    arrives: { place: 'Singapore' },
  });
});

it('offers the same range while no destination is chosen', async () => {
  const { data: item } = await get<ItemDetail>('item/get?shopid=1&itemid=1');
  const { data } = await get<{ logistics: Logistic[] }>('item/shipping_info?shopid=1&itemid=1');
  const { min, max, days_min, days_max, arrives } = item.shipping_fee;
  expect(data.logistics).toMatchObject([
    { channel: 'standard', fee: min, fee_max: max, days_min, days_max, arrives },
    { channel: 'economy', fee: { amount: 80 }, fee_max: { amount: 150 }, days_min: 3, days_max: 10 },
  ]);
});

it('lists the selectable regions', async () => {
  const { data } = await get<object>('item/delivery_regions');
  expect(data).toEqual({
    regions: ['Central', 'East', 'North', 'North-East', 'West'].map((name) => ({ name })),
  });
});

/** @spec item-store-installment-plans */
it('offers installments where the item allows them', async () => {
  const { data } = await get<{ plans: InstallmentPlan[] }>('item/installment_plans?shopid=1&itemid=1');
  expect(data.plans).toMatchObject([
    { payment: 'credit-card', months: 3, monthly: { amount: 334 }, total: { amount: 1000 } },
    { months: 6, monthly: { amount: 167 } },
    { months: 12, monthly: { amount: 84 } },
  ]);
});

/** @spec badge-installments amb-installment-whitelist */
it.each([
  ['FR', 'nowhere outside the whitelist', []],
  ['ES', 'by card where the flag without a card stands for cards', ['credit-card', 'other']],
])('in %s: %s', async (market, _, payments) => {
  const path = '/api/v4/item/installment_plans?shopid=1&itemid=1';
  const { data } = await server.get<{ plans: InstallmentPlan[] }>(market, path);
  expect([...new Set(data.plans.map(({ payment }) => payment))]).toEqual(payments);
});

it('never makes one installment more than a minor unit larger than the others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 2, max: 24 }), (amount, months) => {
      const { monthly } = createPlan('other', months, { amount, currency: 'SGD' });
      expect(monthly.amount).toBe(Math.ceil(amount / months));
    }),
  );
});
