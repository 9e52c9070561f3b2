import { flattenPages, listsApi } from '@pasar/catalogue-api';
import { ButtonLink } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainItemsPage } from '../shared/ItemsPage.tsx';
import { EmptyList } from '../shared/EmptyList.tsx';

/** Items that the shopper bought before and that are still on sale. */
export function BuyAgainScreen(): ReactElement {
  const { t } = useTranslation('list-screens');
  const list = flattenPages(listsApi.useGetBuyAgainInfiniteQuery({}));
  return (
    <PlainItemsPage
      title={t('buy_again')}
      text={t('buy_again_text')}
      aside={
        <ButtonLink variant="quiet" size="sm" to={buildPath('purchase-list')}>
          {t('purchases')}
        </ButtonLink>
      }
      list={list}
      cardSet="PROMOTION_BUY_AGAIN"
      empty={<EmptyList title={t('buy_again_empty_title')} text={t('buy_again_empty_text')} />}
    />
  );
}
