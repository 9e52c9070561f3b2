import { sql } from 'kysely';
import { isCounted } from '../search/vocabulary.ts';
import type { ProductDeps } from './product-deps.ts';
import type { ProductRow } from './product-row.ts';

type ItemKey = Pick<ProductRow, 'market' | 'shopid' | 'itemid'>;

/** Adds the words of a product to the vocabulary; the next refresh counts how many items have each. */
async function addWords({ db }: ProductDeps, { market, shopid, itemid }: ItemKey): Promise<void> {
  const { rows } = await sql<{ lexeme: string }>`select word.lexeme
    from item, unnest(item.search_vector) as word
    where market = ${market} and shopid = ${shopid} and itemid = ${itemid}`.execute(db);
  const words = rows.map(({ lexeme }) => lexeme).filter(isCounted);
  if (words.length === 0) return;
  await sql`insert into search_word (market, word, item_count, trigrams, written)
    select ${market}, word, 1, '{}', null from unnest(${words}::text[]) as word
    order by word on conflict do nothing`.execute(db);
}

/** Moves a product from some categories to others. All writers lock categories in the order of their ids. */
async function moveBetweenCategories(
  { db }: ProductDeps,
  market: string,
  { before, after }: { readonly before: CountedAs; readonly after: CountedAs },
): Promise<void> {
  const changed = [...new Set([...before, ...after])].filter(
    (catid) => before.includes(catid) !== after.includes(catid),
  );
  for (const catid of changed.sort((one, other) => one - other))
    await sql`update category set item_count = greatest(0, item_count + ${after.includes(catid) ? 1 : -1})
      where market = ${market} and catid = ${catid}`.execute(db);
}

/** The category path under which a product is counted; empty while it is hidden. */
export type CountedAs = readonly number[];

/** Updates counts and vocabulary after one product was written, inside its transaction. */
export async function refreshCounts(
  deps: ProductDeps,
  key: ItemKey,
  { before, after }: { readonly before: CountedAs; readonly after: CountedAs },
): Promise<void> {
  await moveBetweenCategories(deps, key.market, { before, after });
  if ((before.length === 0) !== (after.length === 0))
    await sql`update shop set item_count = greatest(0, item_count + ${after.length === 0 ? -1 : 1})
      where market = ${key.market} and shopid = ${key.shopid}`.execute(deps.db);
  if (after.length > 0) await addWords(deps, key);
}
