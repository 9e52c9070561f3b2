import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen';
import { useTranslation } from 'react-i18next';

const frames = {
  categories: { words: 'categories', route: 'all-categories' },
  'flash-sale': { words: 'flash_sale', route: 'flash-sale' },
  mall: { words: 'mall', route: 'mall' },
  'top-products': { words: 'top_products', route: 'top-products' },
  supermarket: { words: 'supermarket', route: 'supermarket' },
  'daily-discover': { words: 'daily_discover', route: 'daily-discover' },
} as const;

export type FramedKind = keyof typeof frames;

/** What a part of the page is called, and where all of it is; how many of its cards are in sight before it is turned. */
export function useSectionFrame(kind: FramedKind) {
  const { t } = useTranslation('home-screens');
  const { market, platform } = useScreenContext();
  const { words, route } = frames[kind];
  return {
    title: t(words),
    moreTo: buildPath(route, {}, {}, market.code),
    atFirst: platform === 'pc' ? 7 : 3,
  };
}
