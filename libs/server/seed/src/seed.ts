import { createAccount, createPasswords } from '@pasar/account-service';
import { refreshCatalogue } from '@pasar/catalogue-service';
import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { markets } from '@pasar/markets';
import type { Market, MarketCode } from '@pasar/markets';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { categoryTree } from './data/category-tree.data.ts';
import { minorAge, testAccounts } from './data/test-accounts.data.ts';
import { finishSellerOrders } from './finish-seller-orders.ts';
import { insertRows } from './insert-rows.ts';
import { createContext } from './make/create-context.ts';
import { bannerPictures } from './make/make-banners.ts';
import { categoryPictures } from './make/make-categories.ts';
import { makeMarket } from './make/make-market.ts';
import { shopPictures } from './make/make-shops.ts';
import { planThingPictures } from './pictures/plan-pictures.ts';
import { writePictures } from './pictures/write-pictures.ts';

export type SeedOptions = {
  /** Defaults to all sixteen. */
  readonly markets?: readonly MarketCode[];
  readonly itemsPerMarket?: number;
  /** Folder for original pictures; if absent, none are created. */
  readonly picturesDir?: string;
  /** Epoch milliseconds: the data is the same for the same day. */
  readonly now: number;
  /** Receives short progress messages. */
  readonly onProgress?: (text: string) => void;
};

const listPictures = () => [
  ...categoryPictures,
  ...shopPictures,
  ...bannerPictures,
  ...categoryTree.flatMap((top) =>
    top.children.flatMap((branch) =>
      branch.children.flatMap((leaf) => leaf.things.flatMap(planThingPictures)),
    ),
  ),
];

/** Returns midnight UTC of the minor's birthday; the minor is not of age in any market. */
function minorBirth(now: number): number {
  const today = new Date(now);
  return Date.UTC(today.getUTCFullYear() - minorAge, today.getUTCMonth(), today.getUTCDate());
}

/** Creates accounts; keeps those of an earlier, interrupted seed. */
async function seedAccounts(db: Kysely<Database>, now: number): Promise<void> {
  const known = new Set(
    (await db.selectFrom('account').select('userid').execute()).map(({ userid }) => userid),
  );
  const passwords = createPasswords();
  for (const { userid, username, password, email } of Object.values(testAccounts)) {
    if (known.has(userid)) continue;
    const passwordHash = await passwords.hash(password);
    await createAccount(
      { db, ids: { next: () => userid } },
      { username, email, emailConfirmed: true, passwordHash },
      now,
    );
    const birth_at = userid === testAccounts.minor.userid ? minorBirth(now) : 0;
    await db.updateTable('account').set({ is_test: true, birth_at }).where('userid', '=', userid).execute();
  }
}

async function seedMarket(db: Kysely<Database>, market: Market, now: number, items: number): Promise<void> {
  const number = markets.findIndex(({ code }) => code === market.code) + 1;
  const tables = makeMarket(createContext(market, number, now), items);
  await db.transaction().execute(async (transaction) => {
    for (const [table, rows] of Object.entries(tables))
      await insertRows(transaction, table as keyof typeof tables, rows);
    await refreshCatalogue(transaction, market.code);
  });
  await finishSellerOrders(db, market, now);
}

/** Reports progress after each step. */
function createCounter(totals: Record<string, number>, onProgress: (text: string) => void) {
  const doneByTable = new Map(Object.keys(totals).map((name) => [name, 0]));
  return (name: string) => {
    doneByTable.set(name, (doneByTable.get(name) ?? 0) + 1);
    const counts = Object.entries(totals).filter(([, total]) => total > 0);
    onProgress(counts.map(([each, total]) => `${each} ${doneByTable.get(each) ?? 0}/${total}`).join(', '));
  };
}

/**
 * Seeds the given markets, which must be empty, with the demo catalogue, and creates its test accounts and pictures. Each
 * market is written entirely or not at all; existing accounts and pictures are kept.
 */
export async function seed(db: Kysely<Database>, options: SeedOptions): Promise<void> {
  const { itemsPerMarket = 3000, picturesDir, onProgress = () => undefined } = options;
  const wanted = markets.filter(({ code }) => (options.markets ?? [code]).includes(code));
  const now = options.now - (options.now % dayMs);
  const pictures = picturesDir === undefined ? [] : listPictures();
  const count = createCounter({ markets: wanted.length, pictures: pictures.length }, onProgress);
  const fillMarkets = async () => {
    await seedAccounts(db, now);
    for (const market of wanted) {
      await seedMarket(db, market, now, itemsPerMarket);
      count('markets');
    }
    // Update the planner's statistics: PostgreSQL would wait for more changes than the last markets are.
    await sql`analyze`.execute(db);
  };
  const drawPictures = async () => {
    if (picturesDir !== undefined) await writePictures(pictures, picturesDir, () => count('pictures'));
  };
  await Promise.all([fillMarkets(), drawPictures()]);
}
