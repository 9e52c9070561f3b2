import type { ProductImport, startProductImport } from '@pasar/catalogue-contract';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { importLimits } from '@pasar/item';
import { changeImport } from './change-import.ts';
import { presentImport } from './import-row.ts';
import type { ImportDeps, ImportReader, OwnShopKey } from './import-row.ts';

const { fileTypes, maxPerDay, maxReports } = importLimits;

/** Returns a file name without its path and without characters that a page or a header could not show. */
const cleanName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, '')
    .trim();

async function countImport(
  { limits }: ImportDeps,
  { market, shopid }: OwnShopKey,
  now: number,
): Promise<void> {
  const { hits, endsAt } = await limits.hit(`seller-import ${market} ${shopid}`, dayMs, now);
  if (hits > maxPerDay)
    throw new ApiError(errorCodes.LIMIT, { retryAfter: Math.ceil((endsAt - now) / 1000) });
}

/** Cancels an upload that was given up; throws IMPORT_RUNNING if an import waits or runs. */
async function requireNoOther(deps: ImportDeps, { market, shopid }: OwnShopKey, now: number): Promise<void> {
  const other = await deps.db
    .selectFrom('seller_import')
    .selectAll()
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('state', 'in', ['uploading', 'waiting', 'running'])
    .forUpdate()
    .executeTakeFirst();
  if (!other) return;
  if (other.state !== 'uploading') throw new ApiError(errorCodes.IMPORT_RUNNING);
  await changeImport(deps, other, { state: 'cancelled', finished_at: now });
  await deps.files.removeFeed(other.import_id);
}

/** Keeps one file and a few reports of a shop, however many it sends: removes those of its earlier imports. */
async function removeEarlierFiles({ db, files }: ImportDeps, { market, shopid }: OwnShopKey): Promise<void> {
  const ended = await db
    .selectFrom('seller_import')
    .select('import_id')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('state', 'in', ['done', 'failed', 'cancelled'])
    .orderBy('import_id', 'desc')
    .limit(2 * maxReports)
    .execute();
  for (const { import_id } of ended) await files.removeFeed(import_id);
  for (const { import_id } of ended.slice(maxReports)) await files.removeReport(import_id);
}

/** Begins an import. Throws PARAM for a file of another type, IMPORT_RUNNING while another one runs, LIMIT after too many a day. */
export async function startImport(
  deps: ImportDeps,
  shop: ImportReader & { readonly userid: number },
  { file_name, size, is_dry_run }: CallBody<typeof startProductImport>,
  now: number,
): Promise<ProductImport> {
  const name = cleanName(file_name);
  if (!fileTypes.some((type) => name.toLowerCase().endsWith(type)))
    throw new ApiError(errorCodes.PARAM, `file_name: none of ${fileTypes.join(', ')}.`);
  await countImport(deps, shop, now);
  const row = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    // Two starts at once: the second one waits here, and then finds the first one.
    await db
      .selectFrom('shop')
      .select('shopid')
      .where('market', '=', shop.market)
      .where('shopid', '=', shop.shopid)
      .forNoKeyUpdate()
      .execute();
    await requireNoOther(inside, shop, now);
    return db
      .insertInto('seller_import')
      .values({
        ...{ market: shop.market, shopid: shop.shopid, userid: shop.userid, import_id: deps.ids.next() },
        ...{ file_name: name, size, is_dry_run, state: 'uploading', created_at: now },
        language: shop.language,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  await removeEarlierFiles(deps, shop);
  return presentImport(row, shop);
}
