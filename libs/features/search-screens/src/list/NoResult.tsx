import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { SearchResultState } from '@pasar/search-params';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters, allOff } from './active-filters.ts';
import type { ListAddress } from './list-address.ts';

export type NoResultProps = { readonly address: ListAddress; readonly state: SearchResultState };

/** Nothing to show: because of the filters, in an empty category, or at all; each with the way on. */
export const NoResult = ({ address, state }: NoResultProps): ReactElement => {
  const { t } = useTranslation('search-screens');
  if (state === 'no-result-filter') {
    const clear = address.to(allOff(activeFilters(address.params)));
    return (
      <EmptyState
        illustration="lens"
        title={t('none_filter_title')}
        text={t('none_filter_text')}
        action={<ButtonLink to={clear}>{t('clear_all')}</ButtonLink>}
      />
    );
  }
  const searched = address.params.keyword !== undefined;
  return (
    <EmptyState
      illustration={searched ? 'lens' : 'basket'}
      title={searched ? t('none_title') : t('none_category_title')}
      text={searched ? t('none_text') : undefined}
      action={<ButtonLink to={buildPath('all-categories')}>{t('all_categories')}</ButtonLink>}
    />
  );
};
