import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import { useTranslation } from 'react-i18next';

const headers = {
  categories: { textKey: 'categories', route: 'all-categories' },
  'flash-sale': { textKey: 'flash_sale', route: 'flash-sale' },
  mall: { textKey: 'mall', route: 'mall' },
  'top-products': { textKey: 'top_products', route: 'top-products' },
  supermarket: { textKey: 'supermarket', route: 'supermarket' },
  'daily-discover': { textKey: 'daily_discover', route: 'daily-discover' },
} as const;

export type TitledKind = keyof typeof headers;

/** The section's title and link, and how many of its cards are visible before scrolling. */
export function useSectionHeader(kind: TitledKind) {
  const { t } = useTranslation('home-screens');
  const { market, platform } = useScreenContext();
  const { textKey, route } = headers[kind];
  return {
    title: t(textKey),
    moreTo: buildPath(route, {}, {}, market.code),
    atFirst: platform === 'pc' ? 7 : 3,
  };
}
