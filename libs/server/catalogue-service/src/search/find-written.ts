import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { marketQuery } from './words-query.ts';
import { quoteToken } from './search-vector.ts';
import { segmenters, listBigrams } from './split-runs.ts';

/** Maximum number of items, with all letters of a text, in which to look for it: most texts are in the first. */
const maxRead = 500;

/** Returns those of some texts without spaces that are part of an item's name or keywords, in one piece. */
export async function findWritten(
  db: Kysely<Database>,
  market: string,
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = texts.map((text) => {
    const tokens = listBigrams(text, segmenters).map(quoteToken);
    return { text, query: [marketQuery(market), ...tokens].join(' & '), phrase: tokens.join(' <-> ') };
  });
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ text: string }>`
    select q.text from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as q(text text, query text, phrase text)
    where exists (
      select from (
        select search_vector from searched_listing where words @@ q.query::tsquery limit ${maxRead}
      ) as l where l.search_vector @@ q.phrase::tsquery)`.execute(db);
  return new Set(rows.map(({ text }) => text));
}
