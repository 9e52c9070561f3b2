import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, maintenanceTimeouts, migrate } from '@pasar/database';
import type { Database } from '@pasar/database';
import type { MarketCode } from '@pasar/markets';
import { seed } from '@pasar/seed';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ProgressLine } from './progress-line.ts';
import type { Settings } from './read-settings.ts';

/** Markets without a single item: those of a new store, and those that an interrupted start did not come to. */
async function findEmptyMarkets(db: Kysely<Database>, markets: readonly MarketCode[]): Promise<MarketCode[]> {
  const { rows } = await sql<{ market: string }>`
    select market from unnest(${markets}::text[]) as market
    where not exists (select from item where item.market = market.market)`.execute(db);
  const empty = new Set(rows.map(({ market }) => market));
  return markets.filter((code) => empty.has(code));
}

export type FillOptions = {
  readonly url: string;
  readonly picturesDir: string;
  readonly progress: ProgressLine;
} & Pick<Settings, 'items' | 'markets'>;

/** Brings the tables up to date and fills markets that are empty with the demo catalogue. */
export async function fillStore({ url, picturesDir, progress, items, markets }: FillOptions): Promise<void> {
  const db = createDatabase(url, maintenanceTimeouts);
  try {
    await migrate(db);
    const empty = await findEmptyMarkets(db, markets);
    // Pictures are drawn beside the markets, and may be the part that an interrupted start left undone.
    const drawn = join(picturesDir, 'complete');
    if (empty.length === 0 && existsSync(drawn)) return;
    await seed(db, {
      markets: empty,
      ...(items !== undefined && { itemsPerMarket: items }),
      picturesDir,
      now: Date.now(),
      onProgress: (text) => progress.show(`  ${text}`),
    });
    writeFileSync(drawn, '');
    progress.end();
  } finally {
    await db.destroy();
  }
}
