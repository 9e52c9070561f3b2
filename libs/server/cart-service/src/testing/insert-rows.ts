import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Insertable, Kysely } from 'kysely';

type Db = Kysely<Database>;
type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

const picture = JSON.stringify({ id: 'spec', width: 640, height: 640 });

/** Inserts the given columns; table defaults fill the rest. */
async function insert<Table extends keyof Database>(db: Db, table: Table, row: Row<Table>): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}

/** Inserts a shop in SG. */
export async function insertShop(db: Db, shopid: number, given: Row<'shop'> = {}): Promise<void> {
  const names = { username: `shop${shopid}`, name: `Shop ${shopid}` };
  const pictures = { picture: picture as never, cover: picture as never };
  const row = {
    market: 'SG',
    shopid,
    userid: 9000 + shopid,
    ...names,
    ...pictures,
    ctime: 0,
    last_active: 0,
  };
  await insert(db, 'shop', { ...row, ...given });
}

export type ModelOverrides = { readonly price?: number; readonly stock: number; readonly status?: number };
export type ItemOverrides = Row<'item'> & { readonly models?: Readonly<Record<number, ModelOverrides>> };

/**
 * Inserts an item of shop 1 in SG with its models by id. Defaults: stock 10, price 10.00, shipping 1.00 to 2.50. The
 * stock of an item with models is their sum.
 */
export async function insertItem(
  db: Db,
  itemid: number,
  { models = {}, ...given }: ItemOverrides = {},
): Promise<void> {
  const { shopid = 1, price = 1000, ...others } = given;
  const entries = Object.entries(models).map(([id, model]) => ({
    modelid: Number(id),
    price,
    status: 1,
    ...model,
  }));
  const sum = entries.reduce((all, { stock }) => all + stock, 0);
  await insert(db, 'item', {
    ...{
      market: 'SG',
      shopid,
      itemid,
      name: `Item ${itemid}`,
      catid: 1,
      cat_path: [1],
      ctime: 0,
      currency: 'SGD',
    },
    ...{ price, price_min: price, price_max: price, stock: entries.length > 0 ? sum : 10 },
    ...{
      model_count: entries.length,
      can_use_cod: true,
      shipping_min: 100,
      shipping_max: 250,
      pictures: `[${picture}]`,
    },
    ...others,
  });
  for (const [index, { modelid, ...model }] of entries.entries()) {
    const key = { market: 'SG', shopid, itemid, modelid, name: `Model ${modelid}`, tier_index: [index] };
    await insert(db, 'model', { ...key, ...model });
  }
}

/** Inserts a shopper's account, by default without a birth date and age confirmation. */
export async function insertShopper(db: Db, userid: number, given: Row<'account'> = {}): Promise<void> {
  const username = given.username ?? `user${userid}`;
  const texts = { portrait: '', cover: '' };
  const never = {
    birth_at: 0,
    adult_consent_at: 0,
    tos_accepted_at: 0,
    cookies_accepted_at: 0,
    created_at: 0,
  };
  const unverified = { email_verified: false, phone_verified: false, birth_verified: false };
  await insert(db, 'account', {
    ...{ userid, username, username_key: username.toLowerCase(), not_new_user: false },
    ...{ ...texts, ...never, ...unverified, ...given },
  });
}

/** Inserts the default address of a shopper in SG; its id is the user id plus 500,000. */
export async function insertShopperAddress(db: Db, userid: number): Promise<void> {
  const place = {
    street: '1 Market Street',
    unit: '#02-03',
    district: '',
    city: '',
    state: '',
    postcode: '049145',
  };
  const person = { name: `User ${userid}`, phone: '+6591234567' };
  const key = { user_id: userid, id: userid + 500_000, market: 'SG', is_default: true, created_at: 0 };
  await insert(db, 'address', { ...key, ...person, ...place });
}

/** Inserts a voucher of SG. Defaults: 3.00 off from 5.00, ten uses, two per shopper. */
export async function insertVoucher(db: Db, given: Row<'voucher'> = {}): Promise<void> {
  const worth = { kind: 'fixed' as const, value: 300, min_spend: 500, currency: 'SGD', label: '3 off' };
  const limits = { starts_at: 0, ends_at: 1_000_000, uses_left: 10, per_user_limit: 2 };
  await insert(db, 'voucher', { market: 'SG', code: 'OFF3', ...worth, ...limits, ...given });
}
