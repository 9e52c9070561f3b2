import type { Market } from '@pasar/markets';
import { buildPath, slug } from '@pasar/routing-table';

type MallPage = 'mall' | 'mall-just-for-you' | 'mall-brands' | 'mall-categories' | 'mall-search';
type Place = Pick<Market, 'code'>;
type Named = { readonly catid: number; readonly name: string };

/** A page of the mall, under the market's own prefix. */
export const mallPath = (page: MallPage, { code }: Place): string => buildPath(page, {}, {}, code);

const paramsOf = ({ catid, name }: Named) => ({ categoryName: slug(name) || 'c', categoryId: catid });

/** Everything that official shops have of a category. */
export const mallCategoryPath = (category: Named, { code }: Place): string =>
  buildPath('mall-category', paramsOf(category), {}, code);

/** The same, as a list of what sells best. */
export const mallPopularPath = (category: Named, { code }: Place): string =>
  buildPath('mall-category-popular', paramsOf(category), {}, code);

/** The brands of a category, or all; those of a letter, or all. */
export const mallBrandsPath = (
  { category, letter }: { readonly category?: number | undefined; readonly letter?: string | undefined },
  { code }: Place,
): string =>
  category === undefined
    ? buildPath('mall-brands', {}, { letter }, code)
    : buildPath('mall-brands-category', { categoryId: category }, { letter }, code);
