import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refreshOutdatedCatalogues } from '@pasar/catalogue-service';
import { createDatabase, grantApplicationRights, maintenanceTimeouts, migrate } from '@pasar/database';
import type { ApplicationRole, Database } from '@pasar/database';
import type { MarketCode } from '@pasar/markets';
import { seed } from '@pasar/seed';
import { storeModes } from '@pasar/page-shell-rules';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ProgressLine } from './create-progress-line.ts';
import type { StoreSettings } from './read-settings.ts';

/** Finds markets without items: in a new store, or after an interrupted start. */
async function findEmptyMarkets(db: Kysely<Database>, markets: readonly MarketCode[]): Promise<MarketCode[]> {
  const { rows } = await sql<{ market: string }>`
    select market from unnest(${markets}::text[]) as market
    where not exists (select from item where item.market = market.market)`.execute(db);
  const empty = new Set(rows.map(({ market }) => market));
  return markets.filter((code) => empty.has(code));
}

export type FillOptions = {
  readonly ownerUrl: string;
  readonly role: ApplicationRole | undefined;
  readonly picturesDir: string;
  readonly progress: ProgressLine;
  readonly log: (line: string) => void;
} & Pick<StoreSettings, 'items' | 'markets' | 'mode'>;

const emptyStoreHint =
  'The store has no items, and is filled with made-up ones only when asked: PASAR_MODE=demo npm start. ' +
  'A catalogue of your own: npm run catalogue:import.';

/** Fills empty markets with the demo catalogue, and resumes after an interrupted start. */
async function fillMarkets(
  db: Kysely<Database>,
  empty: readonly MarketCode[],
  { picturesDir, progress, items }: FillOptions,
): Promise<void> {
  // Pictures are drawn concurrently, and may be incomplete after an interrupted start.
  const completeMarker = join(picturesDir, 'complete');
  if (empty.length === 0 && existsSync(completeMarker)) return;
  await seed(db, {
    markets: empty,
    ...(items !== undefined && { itemsPerMarket: items }),
    picturesDir,
    now: Date.now(),
    onProgress: (text) => progress.show(`  ${text}`),
  });
  writeFileSync(completeMarker, '');
  progress.end();
}

/**
 * Migrates the database, grants rights to the application's role, and, in a demo, fills empty markets. A live store gets no
 * demo data.
 */
export async function fillStore(options: FillOptions): Promise<void> {
  const { ownerUrl, role, mode, markets, log } = options;
  const db = createDatabase(ownerUrl, maintenanceTimeouts);
  try {
    await migrate(db);
    await refreshOutdatedCatalogues(db);
    if (role) await grantApplicationRights(db, role);
    const empty = await findEmptyMarkets(db, markets);
    if (storeModes[mode].seeded) await fillMarkets(db, empty, options);
    else if (empty.length === markets.length) log(emptyStoreHint);
  } finally {
    await db.destroy();
  }
}
