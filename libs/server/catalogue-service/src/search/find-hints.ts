import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { foldText } from './fold-text.ts';
import { shopSearchWords } from './search-shops.ts';

const maxHints = 5;

/** Suggests other searches with results: phrases that share a word with the keyword, then the most popular ones. */
export async function findHints({ db }: CatalogueDeps, market: string, keyword: string): Promise<string[]> {
  const folded = foldText(keyword);
  const words = shopSearchWords(keyword);
  const { rows } = await sql<{ phrase: string }>`
    select phrase from search_phrase
    where market = ${market} and folded <> ${folded}
    order by (string_to_array(folded, ' ') && ${words}::text[]) desc, weight desc, phrase limit ${maxHints}`.execute(
    db,
  );
  return rows.map(({ phrase }) => phrase);
}
