import { PillLinks } from '@pasar/page-sections';
import { useFormat } from '@pasar/screen-kit';
import type { ListAddress } from '@pasar/result-list';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopCollection } from '../shared/ShopLoader.tsx';

export type ShopCollectionsProps = {
  readonly collections: readonly ShopCollection[];
  readonly address: ListAddress;
};

/** The shop's own collections; renders nothing for a shop without any. */
export function ShopCollections({ collections, address }: ShopCollectionsProps): ReactElement | null {
  const { t } = useTranslation('shop-screens');
  const { number } = useFormat();
  if (collections.length === 0) return null;
  const all = { id: undefined, name: t('all_products'), note: undefined };
  const rows = collections.map(({ id, name, item_count }) => ({ id, name, note: number(item_count) }));
  const links = [all, ...rows].map(({ id, name, note }) => ({
    to: address.to({ shopCollection: id }),
    label: name,
    note,
    current: id === address.params.shopCollection,
  }));
  return <PillLinks label={t('collections')} keepsScroll links={links} />;
}
