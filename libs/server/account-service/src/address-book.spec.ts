import type { AddressDraft } from '@pasar/account-contract';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { marketByCode, markets } from '@pasar/markets';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addAddressToBook,
  findAddress,
  readAddresses,
  removeAddressFromBook,
  setDefaultAddressInBook,
  updateAddressInBook,
} from './address-book.ts';
import { createAccount } from './create-account.ts';

let database: TestDatabase;
const ids = createIds({ now: () => 1_800_000_000_000, worker: 1 });
const deps = () => ({ db: database.db, ids });
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const home: AddressDraft = {
  name: 'Budi',
  phone: '9123 4567',
  street: 'Block 1 Orchard Road',
  unit: '#02-03',
  district: '',
  city: '',
  state: '',
  postcode: '238801',
};

let ownerCount = 0;
async function newOwner(code = 'SG') {
  const userid = await createAccount(deps(), { username: `owner${++ownerCount}`, passwordHash: 'x' }, 0);
  return { userid, market: marketByCode(code) };
}

const add = (owner: Awaited<ReturnType<typeof newOwner>>, draft: Partial<AddressDraft> = {}) =>
  addAddressToBook(deps(), owner, { ...home, ...draft }, 0);

it('makes the first address the default and keeps the phone as E.164', async () => {
  const owner = await newOwner();
  expect(await add(owner)).toMatchObject({ is_default: true, phone: '+6591234567', street: home.street });
  expect(await add(owner)).toMatchObject({ is_default: false });
});

it('has one default, however many are requested concurrently', async () => {
  const owner = await newOwner();
  await Promise.all(Array.from({ length: 10 }, () => add(owner, { is_default: true })));
  const addresses = await readAddresses(database.db, owner);
  expect(addresses.map(({ is_default }) => is_default)).toEqual([
    true,
    ...Array.from({ length: 9 }, () => false),
  ]);
});

it('makes the oldest remaining address the default when the default is removed', async () => {
  const owner = await newOwner();
  const [first, second, third] = [await add(owner), await add(owner), await add(owner)];
  await setDefaultAddressInBook(deps(), owner, third.id);
  const afterRemoval = await removeAddressFromBook(deps(), owner, third.id);
  expect(afterRemoval.map(({ id, is_default }) => [id, is_default])).toEqual([
    [first.id, true],
    [second.id, false],
  ]);
});

it("gives the same response to another member's address and a missing one", async () => {
  const { id } = await add(await newOwner());
  const stranger = await newOwner();
  const missing = { code: errorCodes.NOT_FOUND };
  expect(await findAddress(database.db, stranger, id)).toBeUndefined();
  await expect(updateAddressInBook(deps(), stranger, { ...home, id })).rejects.toMatchObject(missing);
  await expect(removeAddressFromBook(deps(), stranger, id)).rejects.toMatchObject(missing);
  await expect(setDefaultAddressInBook(deps(), stranger, id)).rejects.toMatchObject(missing);
});

it('keeps a separate book for each market', async () => {
  const owner = await newOwner();
  const { id } = await add(owner);
  const elsewhere = { ...owner, market: marketByCode('BR') };
  expect(await readAddresses(database.db, elsewhere)).toEqual([]);
  expect(await findAddress(database.db, elsewhere, id)).toBeUndefined();
});

it('names every invalid field', async () => {
  const owner = await newOwner();
  const refused = add(owner, { postcode: '12', phone: '123' });
  await expect(refused).rejects.toMatchObject({
    code: errorCodes.ADDRESS_INVALID,
    detail: expect.stringMatching(/phone: format.*postcode: format/),
  });
  expect(await readAddresses(database.db, owner)).toEqual([]);
});

it('holds at most fifty addresses', async () => {
  const owner = await newOwner();
  await Promise.all(Array.from({ length: 50 }, () => add(owner)));
  await expect(add(owner)).rejects.toMatchObject({ code: errorCodes.ADDRESS_BOOK_FULL });
});

it.each(markets.map(({ code }) => code))('rejects an empty address in %s', async (code) => {
  const empty = { name: '', phone: '', street: '' };
  await expect(add(await newOwner(code), empty)).rejects.toMatchObject({ code: errorCodes.ADDRESS_INVALID });
});
