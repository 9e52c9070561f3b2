import { buildPath, categoryPath } from '@pasar/routing-table';
import type { SpreadPicture } from '../pictures/compose-spread.ts';
import { picture } from '../pictures/picture-sizes.ts';
import { splitList } from './create-context.ts';
import type { SeedContext } from './create-context.ts';
import { categoryId } from './make-categories.ts';
import type { BannerRow } from './rows.ts';

type Banner = {
  readonly emojiCodes: string;
  readonly ground: number;
  readonly theme: BannerRow['theme'];
  /** Where it links to: a category, a page of the store, or a page built of components. */
  readonly to: { readonly category: string } | { readonly page: Page } | { readonly built: string };
};

type Page = 'flash-sale' | 'mall-brands' | 'supermarket-all-products';

/** In the order of every language's texts. The mall and the supermarket show those of their themes: none links to its own page. */
const banners: readonly Banner[] = [
  {
    emojiCodes: '1f34b 1f353 1f9fa 1f951 1f35e',
    ground: 0,
    theme: 'default',
    to: { built: 'morning-market' },
  },
  {
    emojiCodes: '26a1 1f3a7 231a 1f45f 1f392',
    ground: 4,
    theme: 'default',
    to: { page: 'flash-sale' },
  },
  {
    emojiCodes: '1f460 1f48d 1f45c 1f484 1f576-fe0f',
    ground: 3,
    theme: 'official-shop',
    to: { page: 'mall-brands' },
  },
  {
    emojiCodes: '1f35e 1f95b 1f96c 1f34e 1f9c0',
    ground: 2,
    theme: 'supermarket',
    to: { page: 'supermarket-all-products' },
  },
  {
    emojiCodes: '1f56f-fe0f 1fab4 1f6cb-fe0f 1fa9e 1f5bc-fe0f',
    ground: 6,
    theme: 'default',
    to: { category: 'home' },
  },
  { emojiCodes: '1f9ed 1f392 26fa 1f6b2 1f97e', ground: 5, theme: 'default', to: { category: 'sports' } },
];

export const bannerPictures: readonly SpreadPicture[] = banners.map(({ emojiCodes, ground }, index) => ({
  id: `banner-${index + 1}`,
  shape: 'banner',
  codes: emojiCodes.split(' '),
  ground,
}));

const buildLink = ({ market, categoryNames }: SeedContext, { to }: Banner): string => {
  if ('built' in to) return buildPath('microsite', { pathname: to.built }, {}, market.code);
  return 'page' in to
    ? buildPath(to.page, {}, {}, market.code)
    : categoryPath({ name: categoryNames.get(to.category) ?? '', ids: [categoryId(to.category)] });
};

export const makeBanners = (context: SeedContext): BannerRow[] =>
  banners.map((banner, index) => {
    const [title = '', subtitle = ''] = splitList(context.words.banners[index] ?? '');
    return {
      market: context.market.code,
      bannerid: index + 1,
      position: index,
      title,
      subtitle,
      picture: picture('banner', `banner-${index + 1}`),
      link: buildLink(context, banner),
      theme: banner.theme,
    };
  });
