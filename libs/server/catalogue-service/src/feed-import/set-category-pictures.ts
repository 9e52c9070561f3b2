import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ImportContext } from './import-context.ts';
import { productPlaceholderPrefix } from './product-placeholder.ts';

const isPlaceholder = (picture: RawBuilder<unknown>) =>
  sql<boolean>`starts_with(${picture} ->> 'id', ${productPlaceholderPrefix})`;

/**
 * Sets the pictures of categories, which feeds do not have: that of the most popular product in the category or its
 * descendants, or a generated placeholder until there is one.
 */
export async function setCategoryPictures({
  db,
  market,
}: Pick<ImportContext, 'db' | 'market'>): Promise<void> {
  await sql`update category set picture = shown.picture
    from (
      select distinct on (branch) branch as catid, pictures -> 0 as picture
      from item, unnest(cat_path) as branch
      where item.market = ${market.code} and status = 1 and pictures -> 0 is not null
      order by branch, ${isPlaceholder(sql`pictures -> 0`)}, popularity desc, itemid
    ) as shown
    where category.market = ${market.code} and category.catid = shown.catid
      and (category.picture is null or ${isPlaceholder(sql`category.picture`)})`.execute(db);
}
