import type { Banner } from '@pasar/catalogue-contract';
import type { CatalogueDeps } from './catalogue-deps.ts';

/** Reads the market's banners in their order: all, or those of one theme. */
export async function readBanners(
  { db }: CatalogueDeps,
  market: string,
  only?: Banner['theme'],
): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('market', '=', market)
    .$if(only !== undefined, (query) => query.where('theme', '=', only ?? 'default'))
    .orderBy('position')
    .execute();
  return rows.map(({ bannerid, title, subtitle, picture, link, theme }) => ({
    id: bannerid,
    title,
    subtitle,
    picture,
    link,
    theme,
  }));
}
