import { breadcrumbList } from '@pasar/screen-kit';
import type { RootState } from '@pasar/base-api';
import type { Shop } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import type { Head, ScreenContext, Translate } from '@pasar/screen-kit';
import { shopInState } from './shop-data.ts';
import type { ShopInput } from './shop-data.ts';
import { shopTabPath } from './shop-tab-path.ts';

export type ShopPageHeadOptions = {
  readonly state: RootState;
  readonly input: ShopInput;
  readonly context: ScreenContext;
  readonly t: Translate;
  /** The page's title. */
  readonly name: string;
  /** The canonical path, without its query. */
  readonly pathFor: (shop: Shop) => string;
  readonly robots?: string | undefined;
  readonly jsonLd?: (shop: Shop) => readonly object[];
};

/** The `<head>` of a shop page. */
export function shopPageHead({
  state,
  input,
  context: { origin },
  t,
  name,
  pathFor,
  robots,
  jsonLd,
}: ShopPageHeadOptions): Head {
  const shop = shopInState(state, input).answer?.shop;
  if (!shop) return { title: t('gone_title'), robots: 'noindex' };
  const path = pathFor(shop);
  return {
    title: t('page_title', { page: name, name: shop.name }),
    description: shop.description,
    canonical: path,
    image: pictureUrl(shop.picture.id, 640),
    ...(robots !== undefined && { robots }),
    jsonLd: [
      breadcrumbList(origin, [
        { name: shop.name, path: shopTabPath(shop, 'shop') },
        { name, path },
      ]),
      ...(jsonLd?.(shop) ?? []),
    ],
  };
}
