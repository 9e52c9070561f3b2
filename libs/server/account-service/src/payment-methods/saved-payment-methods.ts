import type { Database, Ids } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely, Selectable, Transaction } from 'kysely';

/** The member, and the market in which a card is saved. */
export type CardOwner = { readonly userid: number; readonly market: Pick<Market, 'code'> };

/** A card as its provider described it when it was tokenised. */
export type NewPaymentMethod = {
  /** The payment provider that issued the token. */
  readonly provider: string;
  /** The payment channel that accepts it: `card`. */
  readonly channel: string;
  /** `visa`, `mastercard` … */
  readonly brand: string;
  /** The last four digits, the only ones that are stored. */
  readonly lastFour: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  /** The provider's token; it never leaves the server. */
  readonly token: string;
  /** By what the provider recognizes the card under another token, if its tokens do not tell. */
  readonly fingerprint?: string | undefined;
};

const maxMethods = 20;

/** A saved card without its token. */
export type StoredPaymentMethod = Awaited<ReturnType<typeof readPaymentMethods>>[number];

const ofOwner = (db: Kysely<Database>, { userid, market }: CardOwner) =>
  db.selectFrom('saved_payment_method').where('user_id', '=', userid).where('market', '=', market.code);

/** Reads the saved cards without their tokens, the default one first. */
export const readPaymentMethods = (db: Kysely<Database>, owner: CardOwner) =>
  ofOwner(db, owner)
    .select([
      'id',
      'provider',
      'channel',
      'brand',
      'last_four',
      'expires_month',
      'expires_year',
      'is_default',
    ])
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Returns a saved card with its token, for the payment that uses it; undefined if it is missing or another member's. */
export const findPaymentMethod = (db: Kysely<Database>, owner: CardOwner, id: number) =>
  ofOwner(db, owner).selectAll().where('id', '=', id).executeTakeFirst();

/** Serializes changes of one member's cards with a row lock, until the end of the transaction. */
const lockCards = (trx: Kysely<Database>, { userid }: CardOwner) =>
  trx.selectFrom('account').select('userid').where('userid', '=', userid).forUpdate().execute();

const withLock = <T>(
  db: Kysely<Database>,
  owner: CardOwner,
  change: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockCards(trx, owner);
    return change(trx);
  });

const ownCards = (db: Kysely<Database>, { userid, market }: CardOwner) =>
  db.updateTable('saved_payment_method').where('user_id', '=', userid).where('market', '=', market.code);

async function makeDefault(trx: Transaction<Database>, owner: CardOwner, id: number): Promise<void> {
  const own = ownCards(trx, owner);
  // Clear the old default first: a unique index allows only one.
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

/**
 * Finds the card among the saved ones: by its token, else by its fingerprint. A card that was saved before fingerprints were kept
 * is the same if brand, last four digits and expiry date are.
 */
function findSameCard(
  saved: readonly Selectable<Database['saved_payment_method']>[],
  { provider, token, fingerprint, ...card }: NewPaymentMethod,
) {
  const ofProvider = saved.filter((other) => other.provider === provider);
  const byToken = ofProvider.find((other) => other.token === token);
  if (byToken || fingerprint === undefined) return byToken;
  return (
    ofProvider.find((other) => other.fingerprint === fingerprint) ??
    ofProvider.find(
      (other) =>
        other.fingerprint === null &&
        other.channel === card.channel &&
        other.brand === card.brand &&
        other.last_four === card.lastFour &&
        other.expires_month === card.expiresMonth &&
        other.expires_year === card.expiresYear,
    )
  );
}

/**
 * Saves a card under its provider's token; the first card becomes the default. One that is saved already takes the new token,
 * fingerprint and expiry date. Returns its id; undefined if the member already has twenty cards, since the
 * payment that the card made counts all the same. Call it in a transaction.
 */
export async function savePaymentMethod(
  { db, ids }: { readonly db: Kysely<Database>; readonly ids: Ids },
  owner: CardOwner,
  method: NewPaymentMethod,
  now: number,
): Promise<number | undefined> {
  const { channel, brand, lastFour, expiresMonth, expiresYear, provider, token, fingerprint } = method;
  const expiry = { expires_month: expiresMonth, expires_year: expiresYear };
  const card = { channel, brand, last_four: lastFour, ...expiry, token, fingerprint: fingerprint ?? null };
  await lockCards(db, owner);
  const others = await ofOwner(db, owner).selectAll().execute();
  const known = findSameCard(others, method);
  if (known) {
    await ownCards(db, owner).set(card).where('id', '=', known.id).execute();
    return known.id;
  }
  if (others.length >= maxMethods) return undefined;
  const id = ids.next();
  const row = { ...card, id, provider, user_id: owner.userid, market: owner.market.code };
  await db
    .insertInto('saved_payment_method')
    .values({ ...row, is_default: others.length === 0, created_at: now })
    .execute();
  return id;
}

const throwMissing = (): never => {
  throw new ApiError(errorCodes.NOT_FOUND, 'There is no such card.');
};

/** Removes a card; the newest remaining one becomes the default. Throws `NOT_FOUND` if it is not the owner's. */
export const removePaymentMethod = (db: Kysely<Database>, owner: CardOwner, id: number) =>
  withLock(db, owner, async (trx) => {
    const removed = await trx
      .deleteFrom('saved_payment_method')
      .where('user_id', '=', owner.userid)
      .where('market', '=', owner.market.code)
      .where('id', '=', id)
      .returning('is_default')
      .executeTakeFirst();
    if (!removed) return throwMissing();
    const [next] = await readPaymentMethods(trx, owner);
    if (removed.is_default && next) await makeDefault(trx, owner, next.id);
    return readPaymentMethods(trx, owner);
  });

/** Makes a card the default. Throws `NOT_FOUND` if it is not the owner's. */
export const setDefaultPaymentMethod = (db: Kysely<Database>, owner: CardOwner, id: number) =>
  withLock(db, owner, async (trx) => {
    if (!(await findPaymentMethod(trx, owner, id))) return throwMissing();
    await makeDefault(trx, owner, id);
    return readPaymentMethods(trx, owner);
  });
