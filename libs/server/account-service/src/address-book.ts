import { checkAddress } from '@pasar/account';
import type { Address, AddressDraft } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely, Transaction } from 'kysely';
import type { AccountDeps } from './account-deps.ts';

/** The user and the market that an address book belongs to. */
export type AddressOwner = { readonly userid: number; readonly market: Market };

const maxAddresses = 50;

const columns = [
  'id',
  'name',
  'phone',
  'street',
  'unit',
  'district',
  'city',
  'state',
  'postcode',
  'is_default',
] as const;

const selectAddresses = (db: Kysely<Database>, { userid, market }: AddressOwner) =>
  db.selectFrom('address').select(columns).where('user_id', '=', userid).where('market', '=', market.code);

/** Reads the address book, the default address first, then the newest. */
export const readAddresses = (db: Kysely<Database>, owner: AddressOwner): Promise<Address[]> =>
  selectAddresses(db, owner).orderBy('is_default', 'desc').orderBy('id', 'desc').execute();

/** Returns one address of the owner; undefined if it is missing or belongs to another account. */
export const findAddress = (
  db: Kysely<Database>,
  owner: AddressOwner,
  id: number,
): Promise<Address | undefined> => selectAddresses(db, owner).where('id', '=', id).executeTakeFirst();

async function requireAddress(db: Kysely<Database>, owner: AddressOwner, id: number): Promise<Address> {
  const address = await findAddress(db, owner, id);
  if (!address) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such address.');
  return address;
}

/** Serializes changes of one address book with a row lock; otherwise two first addresses could both become the default. */
const withLockedBook = <T>(
  { db }: Pick<AccountDeps, 'db'>,
  { userid }: AddressOwner,
  change: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('account').select('userid').where('userid', '=', userid).forUpdate().execute();
    return change(trx);
  });

async function makeDefault(
  trx: Transaction<Database>,
  { userid, market }: AddressOwner,
  id: number,
): Promise<void> {
  const ofBook = trx.updateTable('address').where('user_id', '=', userid).where('market', '=', market.code);
  // Clear the old default first: a unique index allows only one.
  await ofBook.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await ofBook.set({ is_default: true }).where('id', '=', id).execute();
}

/** Normalizes the draft. Throws `ADDRESS_INVALID` with every field that is invalid in the market, and why. */
function checkDraft(draft: AddressDraft, { market }: AddressOwner) {
  const check = checkAddress(draft, market);
  if (check.valid) return check.address;
  const faults = Object.entries(check.faults).map(([field, fault]) => `${field}: ${fault}`);
  throw new ApiError(errorCodes.ADDRESS_INVALID, faults.join(', '));
}

/** Adds an address; the first one becomes the default. Throws `ADDRESS_INVALID`, or `ADDRESS_BOOK_FULL` at 50. */
export async function addAddressToBook(
  deps: Pick<AccountDeps, 'db' | 'ids'>,
  owner: AddressOwner,
  draft: AddressDraft,
  now: number,
): Promise<Address> {
  const texts = checkDraft(draft, owner);
  const id = deps.ids.next();
  return withLockedBook(deps, owner, async (trx) => {
    const others = await selectAddresses(trx, owner).execute();
    if (others.length >= maxAddresses) throw new ApiError(errorCodes.ADDRESS_BOOK_FULL);
    const row = { ...texts, id, user_id: owner.userid, market: owner.market.code, created_at: now };
    await trx
      .insertInto('address')
      .values({ ...row, is_default: false })
      .execute();
    if (others.length === 0 || draft.is_default) await makeDefault(trx, owner, id);
    return requireAddress(trx, owner, id);
  });
}

/** Changes an address. Throws `NOT_FOUND` if it is not the owner's, `ADDRESS_INVALID` if a field is invalid. */
export async function updateAddressInBook(
  deps: Pick<AccountDeps, 'db'>,
  owner: AddressOwner,
  { id, ...draft }: AddressDraft & { id: number },
): Promise<Address> {
  const texts = checkDraft(draft, owner);
  return withLockedBook(deps, owner, async (trx) => {
    await requireAddress(trx, owner, id);
    await trx
      .updateTable('address')
      .set(texts)
      .where('user_id', '=', owner.userid)
      .where('id', '=', id)
      .execute();
    if (draft.is_default) await makeDefault(trx, owner, id);
    return requireAddress(trx, owner, id);
  });
}

/** Removes an address; the oldest remaining one becomes the default. Throws `NOT_FOUND`. */
export function removeAddressFromBook(
  deps: Pick<AccountDeps, 'db'>,
  owner: AddressOwner,
  id: number,
): Promise<Address[]> {
  return withLockedBook(deps, owner, async (trx) => {
    const { is_default } = await requireAddress(trx, owner, id);
    await trx.deleteFrom('address').where('user_id', '=', owner.userid).where('id', '=', id).execute();
    const oldest = await selectAddresses(trx, owner).orderBy('id').executeTakeFirst();
    if (is_default && oldest) await makeDefault(trx, owner, oldest.id);
    return readAddresses(trx, owner);
  });
}

/** Makes an address the default. Throws `NOT_FOUND`. */
export function setDefaultAddressInBook(
  deps: Pick<AccountDeps, 'db'>,
  owner: AddressOwner,
  id: number,
): Promise<Address[]> {
  return withLockedBook(deps, owner, async (trx) => {
    await requireAddress(trx, owner, id);
    await makeDefault(trx, owner, id);
    return readAddresses(trx, owner);
  });
}
