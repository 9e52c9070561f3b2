import type { ListedShopVoucher, ShopVoucher, Voucher } from '@pasar/catalogue-contract';
import { hourMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItem, addShop } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;
const [seller, rival, stranger, buyer] = [9001, 9002, 5, 6];
let store: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  store = await createTestDatabase();
  await addShop(store.db, 'SG', 1);
  await addShop(store.db, 'SG', 2);
  await addItem(store.db, 'SG', 11, { shopid: 1, name: 'Basket' });
  await addItem(store.db, 'SG', 22, { shopid: 2, name: 'Mat' });
  server = await serveCatalogue(store.db, now);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const terms = {
  ...{ name: ' Autumn\tthanks ', kind: 'percentage', value: 10, cap: 800, min_spend: 2000, quantity: 5 },
  ...{ per_user_limit: 1, starts_at: now - hourMs, ends_at: now + hourMs, is_listed: true },
};
const path = (call: string) => `/api/v4/seller/voucher/${call}`;
const save = (given: object, user = seller) =>
  server.post<ShopVoucher>('SG', path('save'), user, { ...terms, ...given });
const detail = (code: string, user = seller) =>
  server.get<ShopVoucher>('SG', path(`detail?code=${code}`), user);
const list = (query: string, user = seller) =>
  server.get<{ vouchers: ListedShopVoucher[]; next?: string }>('SG', path(`list?phase=${query}`), user);
const end = (body: object, user = seller) =>
  server.post<{ is_deleted: boolean }>('SG', path('end'), user, body);
const claim = (code: string, user = buyer) => server.post('SG', '/api/v4/voucher/claim', user, { code });
const shopPage = async () =>
  (await server.get<{ vouchers: Voucher[] }>('SG', '/api/v4/voucher/list?shopid=1')).data.vouchers;
const codesOf = (vouchers: readonly { readonly code: string }[]) => vouchers.map(({ code }) => code);

it('a new voucher is listed, shown to buyers with its discount as the label, and claimed', async () => {
  const { data } = await save({ code: 'autumn-10' });
  expect(data).toMatchObject({
    ...{ code: 'AUTUMN10', name: 'Autumn thanks', percent: 10, quantity: 5, used: 0, claimed: 0, items: [] },
    ...{ starts_at: now, phase: 'running', changes: 'terms', revision: 0 },
  });
  expect(codesOf((await list('running')).data.vouchers)).toContain('AUTUMN10');
  const shown = (await shopPage()).find(({ code }) => code === 'AUTUMN10');
  expect(shown).toMatchObject({ label: '−10%', shop: { shopid: 1 }, status_code: 1 });
  expect((await claim(' autumn 10 ')).status).toBe(200);
  expect((await detail('AUTUMN10')).data).toMatchObject({ claimed: 1, changes: 'end-and-quantity' });
});

it('an amount has its own label; products of the shop can be chosen', async () => {
  const fixed = { kind: 'fixed', value: 500, cap: undefined, itemids: [11] };
  const { data } = await save({ code: 'CHOSEN5', ...fixed });
  expect(data).toMatchObject({ amount: { amount: 500, currency: 'SGD' }, items: [{ itemid: 11 }] });
  const shown = (await shopPage()).find(({ code }) => code === 'CHOSEN5');
  expect(shown).toMatchObject({ label: '−$5.00', is_for_chosen_items: true });
  expect((await list('running')).data.vouchers.find(({ code }) => code === 'CHOSEN5')?.item_count).toBe(1);
  const foreign = await save({ code: 'FOREIGN5', ...fixed, itemids: [11, 22] });
  expect([foreign.error, foreign.detail]).toEqual([
    errorCodes.PARAM,
    'itemids: a product that is not of this shop.',
  ]);
});

it('a voucher by code only is on no page, and is claimed by its code', async () => {
  await save({ code: 'SECRET10', is_listed: false });
  expect(codesOf(await shopPage())).not.toContain('SECRET10');
  expect((await claim('SECRET10')).status).toBe(200);
});

it('a code belongs to one voucher of the market, and the marketplace’s codes to nobody', async () => {
  await save({ code: 'TAKEN10' });
  expect((await save({ code: 'taken 10' }, rival)).error).toBe(errorCodes.VOUCHER_CODE_TAKEN);
  const both = await Promise.all([save({ code: 'RACE10' }), save({ code: 'RACE10' }, rival)]);
  expect(both.map(({ error }) => error).sort()).toEqual([0, errorCodes.VOUCHER_CODE_TAKEN]);
  expect((await save({ code: 'PASAR99' })).detail).toBe('code: reserved.');
});

it('before a claim every term changes; after it only the end and a larger quantity', async () => {
  await save({ code: 'CHANGE10' });
  const change = { code: 'CHANGE10', starts_at: now };
  const before = await save({ ...change, revision: 0, value: 20, ends_at: now + 2 * hourMs });
  expect(before.data).toMatchObject({ percent: 20, revision: 1, ends_at: now + 2 * hourMs });
  await claim('CHANGE10');
  const kept = { ...change, revision: 1, value: 20, name: 'Autumn thanks' };
  expect((await save({ ...kept, value: 30 })).error).toBe(errorCodes.VOUCHER_CHANGED);
  expect((await save({ ...kept, quantity: 4 })).detail).toBe('quantity: below-current.');
  const after = await save({ ...kept, quantity: 9, ends_at: now + 3 * hourMs });
  expect(after.data).toMatchObject({ quantity: 9, ends_at: now + 3 * hourMs, revision: 2 });
});

it('of two concurrent changes the second is rejected', async () => {
  await save({ code: 'TWICE10' });
  const answers = await Promise.all(
    [11, 12].map((value) => save({ code: 'TWICE10', revision: 0, starts_at: now, value })),
  );
  expect(answers.map(({ error }) => error).sort()).toEqual([0, errorCodes.VOUCHER_CHANGED]);
});

it('a running voucher ends now and cannot be claimed or changed; an upcoming one is deleted', async () => {
  await save({ code: 'ENDING10', starts_at: now - hourMs });
  await store.db
    .updateTable('voucher')
    .set({ starts_at: now - 5 })
    .where('code', '=', 'ENDING10')
    .execute();
  expect((await end({ code: 'ENDING10', revision: 0 })).data).toEqual({
    code: 'ENDING10',
    is_deleted: false,
  });
  expect((await claim('ENDING10')).error).toBe(errorCodes.EXPIRED);
  expect(codesOf((await list('ended')).data.vouchers)).toEqual(['ENDING10']);
  expect((await save({ code: 'ENDING10', revision: 1 })).error).toBe(errorCodes.EXPIRED);
  expect((await end({ code: 'ENDING10', revision: 1 })).error).toBe(errorCodes.EXPIRED);

  await save({ code: 'COMING10', starts_at: now + 5, ends_at: now + hourMs });
  expect(codesOf((await list('upcoming')).data.vouchers)).toEqual(['COMING10']);
  expect((await end({ code: 'COMING10', revision: 0 })).data.is_deleted).toBe(true);
  expect((await detail('COMING10')).status).toBe(404);
});

it.each([
  ['nothing as the value', { value: 0 }, 'value: invalid.'],
  ['more than the highest percentage', { value: 91 }, 'value: invalid.'],
  ['an end before the start', { starts_at: now + 9, ends_at: now + 8 }, 'ends_at: before-start.'],
  ['more per buyer than in total', { per_user_limit: 6 }, 'per_user_limit: above-quantity.'],
  ['free shipping', { kind: 'free-shipping', value: 0 }, 'kind: not one that a shop issues.'],
  ['no name', { name: '  ' }, 'name: missing.'],
])('rejects %s', async (_, given, problem) => {
  const answer = await save({ code: 'WRONG10', ...given });
  expect([answer.error, answer.detail]).toEqual([errorCodes.PARAM, problem]);
});

it('another shop’s voucher does not exist for a seller, nor any voucher for a member without a shop', async () => {
  await save({ code: 'MINE10' });
  const own = { code: 'MINE10', revision: 0 };
  const answers = [
    await detail('MINE10', rival),
    await save({ ...own, starts_at: now }, rival),
    await end(own, rival),
    await detail('MINE10', stranger),
    await list('running', stranger),
    await save({ code: 'STRANGE10' }, stranger),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => errorCodes.NOT_FOUND));
  expect((await detail('MINE10')).data.revision).toBe(0);
});

it('pages through the list', async () => {
  const codes = Array.from({ length: 21 }, (_, index) => `PAGE${String(index).padStart(3, '0')}`);
  for (const code of codes) await save({ code, ends_at: now + 2 * hourMs }, rival);
  const first = (await list('running', rival)).data;
  const second = (await list(`running&cursor=${first.next}`, rival)).data;
  const listed = codesOf([...first.vouchers, ...second.vouchers]);
  expect(listed.filter((code) => code.startsWith('PAGE'))).toEqual(codes);
  expect(second.next).toBeUndefined();
});

it('a shop has at most 200 open vouchers', async () => {
  await store.db
    .insertInto('voucher')
    .values(
      Array.from({ length: 200 }, (_, index) => ({
        ...{ market: 'SG', code: `MANY${index}`, shopid: 2, kind: 'fixed' as const, value: 5, cap: null },
        ...{ min_spend: 5, currency: 'SGD', starts_at: 0, ends_at: now + 1, uses_left: 1, per_user_limit: 1 },
        ...{ label: '', itemids: null },
      })),
    )
    .execute();
  expect((await save({ code: 'TOOMANY10' }, rival)).error).toBe(errorCodes.LIMIT);
});
