import type { RootState } from '@pasar/base-api';
import type { Shop } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import type { Head, ScreenContext, Translate } from '@pasar/screen';
import { shopInState } from './shop-data.ts';
import type { ShopInput } from './shop-data.ts';
import { shopCrumbs } from './shop-json-ld.ts';

export type ShopPageHead = {
  readonly state: RootState;
  readonly input: ShopInput;
  readonly context: ScreenContext;
  readonly t: Translate;
  /** What the page is called. */
  readonly name: string;
  /** Where it stands, of whatever its query says. */
  readonly pathOf: (shop: Shop) => string;
  readonly robots?: string | undefined;
  readonly jsonLd?: (shop: Shop) => readonly object[];
};

/** The head of a shop's further page. */
export function shopPageHead({
  state,
  input,
  context: { origin },
  t,
  name,
  pathOf,
  robots,
  jsonLd,
}: ShopPageHead): Head {
  const shop = shopInState(state, input).answer?.shop;
  if (!shop) return { title: t('gone_title'), robots: 'noindex' };
  const path = pathOf(shop);
  return {
    title: t('page_title', { page: name, name: shop.name }),
    description: shop.description,
    canonical: path,
    image: pictureUrl(shop.picture.id, 640),
    ...(robots !== undefined && { robots }),
    jsonLd: [shopCrumbs(shop, { name, path }, origin), ...(jsonLd?.(shop) ?? [])],
  };
}
