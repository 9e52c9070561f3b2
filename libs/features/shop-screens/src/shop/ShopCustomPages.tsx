import { PillLinks } from '@pasar/page-sections';
import { shopCustomPagePath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopCustomPage } from '../shared/ShopLoader.tsx';

/** Links to the shop's custom pages; renders nothing for a shop without any. */
export function ShopCustomPages({ pages }: { readonly pages: readonly ShopCustomPage[] }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const links = pages.map(({ title, page_url }) => ({ to: shopCustomPagePath(page_url), label: title }));
  return <PillLinks label={t('own_pages')} links={links} />;
}
