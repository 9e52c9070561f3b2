import { Button, Drawer, preloadOverlays } from '@pasar/design-system';
import { SortBar } from '@pasar/item-list';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters } from './active-filters.ts';
import { Filters } from './Filters.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListFacets } from './list-response.ts';
import styles from './ListToolbar.module.css';

export type ListToolbarProps = {
  readonly address: ListAddress;
  readonly facets: ListFacets;
  /** Without results there is nothing to sort, only filters to change. */
  readonly isEmpty: boolean;
};

/** The sort order and, without a sidebar, the filters. Sticky while the list scrolls. */
export function ListToolbar({ address, facets, isEmpty }: ListToolbarProps): ReactElement {
  return (
    <div className={styles.bar}>
      {isEmpty ? null : <SortBar params={address.params} to={address.to} />}
      <FilterDrawer address={address} facets={facets} />
    </div>
  );
}

function FilterDrawer({ address, facets }: Omit<ListToolbarProps, 'isEmpty'>): ReactElement {
  const { t } = useTranslation('result-list');
  const [open, setOpen] = useState(false);
  const amount = activeFilters(address.params).length;
  return (
    <div className={styles.filters}>
      <Button
        variant="secondary"
        size="sm"
        icon="filter"
        aria-haspopup="dialog"
        onPointerEnter={() => void preloadOverlays()}
        onClick={() => setOpen(true)}
      >
        {amount > 0 ? t('filters_on', { amount }) : t('filters')}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('filters')}
        footer={
          <Button block onClick={() => setOpen(false)}>
            {t('show_results')}
          </Button>
        }
      >
        <Filters address={address} facets={facets} />
      </Drawer>
    </div>
  );
}
