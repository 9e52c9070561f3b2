import type { Market } from '@pasar/markets';
import { buildPath, slug } from '@pasar/routing-table';

type MallPage = 'mall' | 'mall-just-for-you' | 'mall-brands' | 'mall-categories' | 'mall-search';
type MarketContext = Pick<Market, 'code'>;
type CategoryRef = { readonly catid: number; readonly name: string };

/** The path of a mall page, with the market's prefix. */
export const buildMallPath = (page: MallPage, { code }: MarketContext): string =>
  buildPath(page, {}, {}, code);

const toPathParams = ({ catid, name }: CategoryRef) => ({
  categoryName: slug(name) || 'c',
  categoryId: catid,
});

/** The path of a category's items. */
export const mallCategoryPath = (category: CategoryRef, { code }: MarketContext): string =>
  buildPath('mall-category', toPathParams(category), {}, code);

/** The path of a category's best-selling items. */
export const mallPopularPath = (category: CategoryRef, { code }: MarketContext): string =>
  buildPath('mall-category-popular', toPathParams(category), {}, code);

/** The path of the brands: of all categories and letters, or one. */
export const mallBrandsPath = (
  { category, letter }: { readonly category?: number | undefined; readonly letter?: string | undefined },
  { code }: MarketContext,
): string =>
  category === undefined
    ? buildPath('mall-brands', {}, { letter }, code)
    : buildPath('mall-brands-category', { categoryId: category }, { letter }, code);
