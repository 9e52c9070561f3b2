import { Card } from '@pasar/design-system';
import { sellerIncomeApi } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalList } from '../shared/PortalList.tsx';
import { IncomeRow } from './IncomeRow.tsx';
import styles from './IncomeRow.module.css';
import { toIncomeListQuery } from './parse-income-query.ts';
import type { IncomeQuery } from './parse-income-query.ts';

/** The orders of a state and of some days, newest first. */
export function IncomeList({ query }: { readonly query: IncomeQuery }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalList
      query={sellerIncomeApi.useListIncomeInfiniteQuery(toIncomeListQuery(query))}
      readEntries={(page) => page.orders}
      emptyTitle={t('no_income_title')}
      emptyText={t('no_income_text')}
      moreLabel={t('more_orders')}
    >
      {(orders) => (
        <Card>
          <ul className={styles.rows}>
            {orders.map((order) => (
              <IncomeRow key={order.order_id} order={order} />
            ))}
          </ul>
        </Card>
      )}
    </PortalList>
  );
}
