import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { marketByCode } from '@pasar/markets';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount } from '../create-account.ts';
import {
  findPaymentMethod,
  readPaymentMethods,
  removePaymentMethod,
  savePaymentMethod,
  setDefaultPaymentMethod,
} from './saved-payment-methods.ts';
import type { CardOwner, NewPaymentMethod } from './saved-payment-methods.ts';

const now = 1_800_000_000_000;
const ids = createIds({ now: () => now, worker: 1 });
const market = marketByCode('SG');
let database: TestDatabase;
let owner: CardOwner;
let stranger: CardOwner;

beforeAll(async () => {
  database = await createTestDatabase();
  const create = async (username: string) => ({
    userid: await createAccount({ db: database.db, ids }, { username, passwordHash: null }, now),
    market,
  });
  owner = await create('budi');
  stranger = await create('citra');
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['saved_payment_method', 'removed_card'] as const)
    await database.db.deleteFrom(table).execute();
});

const save = (token: string, of = owner, more: Partial<NewPaymentMethod> = {}) =>
  database.db.transaction().execute(async (db) => {
    const card = {
      ...{ channel: 'card', brand: 'visa', lastFour: '4242', expiresMonth: 9, expiresYear: 2030 },
      ...more,
    };
    const id = await savePaymentMethod({ db, ids }, of, { provider: 'sandbox', ...card, token }, now);
    return id as number;
  });
const listDefaults = async () =>
  (await readPaymentMethods(database.db, owner)).map(({ id, is_default }) => [id, is_default]);

it('makes the first card the default, and stores one row per token', async () => {
  const first = await save('tok_1');
  const second = await save('tok_2');
  expect(await save('tok_2')).toBe(second);
  expect(await listDefaults()).toEqual([
    [first, true],
    [second, false],
  ]);
});

it('keeps one row of a card that its provider saves under another token, with the newest expiry date', async () => {
  const first = await save('tok_1', owner, { fingerprint: 'same' });
  const other = await save('tok_2', owner, { fingerprint: 'other' });
  expect(await save('tok_3', owner, { fingerprint: 'same', expiresYear: 2034 })).toBe(first);
  expect(await listDefaults()).toEqual([
    [first, true],
    [other, false],
  ]);
  const kept = await findPaymentMethod(database.db, owner, first);
  expect(kept).toMatchObject({ token: 'tok_3', expires_year: 2034 });
  const removed = await database.db.selectFrom('removed_card').select('token').execute();
  expect(removed).toEqual([{ token: 'tok_1' }]);
});

it('gives a card from before fingerprints were kept its fingerprint when it is saved again, and stays one row', async () => {
  const first = await save('tok_1');
  const other = await save('tok_2', owner, { expiresYear: 2031 });
  expect(await save('tok_3', owner, { fingerprint: 'mine' })).toBe(first);
  expect(await findPaymentMethod(database.db, owner, first)).toMatchObject({
    token: 'tok_3',
    fingerprint: 'mine',
  });
  // The fingerprint is decisive from now on: a card of other digits is another card, one with a new date the same.
  expect(await save('tok_4', owner, { fingerprint: 'mine', expiresYear: 2034 })).toBe(first);
  expect(await save('tok_5', owner, { fingerprint: 'new', lastFour: '1111' })).not.toBe(other);
  expect(await listDefaults()).toHaveLength(3);
});

it.each([
  ['another provider saves', 'same member', { provider: 'other' }],
  ['another member saves', 'another member', {}],
  ['has no fingerprint', 'same member', { fingerprint: undefined }],
])('keeps apart a card that %s', async (_, of, more) => {
  await save('tok_1', owner, { fingerprint: 'same' });
  await save('tok_2', of === 'same member' ? owner : stranger, { fingerprint: 'same', ...more });
  const rows = await database.db.selectFrom('saved_payment_method').select('token').orderBy('id').execute();
  expect(rows).toEqual([{ token: 'tok_1' }, { token: 'tok_2' }]);
});

it('keeps one default when cards are saved concurrently', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => save(`tok_${index}`)));
  expect((await listDefaults()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
});

it('stores at most twenty cards', async () => {
  for (let index = 0; index < 20; index += 1) await save(`tok_${index}`);
  expect(await save('tok_20')).toBeUndefined();
  expect(await save('tok_19')).toEqual(expect.any(Number));
});

it('returns a token only to the payment, never in a list', async () => {
  const id = await save('tok_secret');
  expect(await findPaymentMethod(database.db, owner, id)).toMatchObject({ token: 'tok_secret' });
  expect(JSON.stringify(await readPaymentMethods(database.db, owner))).not.toContain('tok_secret');
});

it('changes the default, and makes the newest card the default when the default is removed', async () => {
  const [first, second, third] = [await save('tok_1'), await save('tok_2'), await save('tok_3')];
  await setDefaultPaymentMethod(database.db, owner, second);
  expect(await listDefaults()).toEqual([
    [second, true],
    [third, false],
    [first, false],
  ]);
  await removePaymentMethod(database.db, owner, second);
  expect(await listDefaults()).toEqual([
    [third, true],
    [first, false],
  ]);
});

it("gives the same response to another member's card and a missing one", async () => {
  const id = await save('tok_1');
  const missing = { code: errorCodes.NOT_FOUND };
  await expect(removePaymentMethod(database.db, stranger, id)).rejects.toMatchObject(missing);
  await expect(setDefaultPaymentMethod(database.db, stranger, id)).rejects.toMatchObject(missing);
  expect(await findPaymentMethod(database.db, stranger, id)).toBeUndefined();
  expect(await listDefaults()).toEqual([[id, true]]);
});
