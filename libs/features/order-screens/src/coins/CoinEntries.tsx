import { EmptyState, ErrorState, LoadMore, Skeleton, Stack } from '@pasar/design-system';
import { coinsValidUntil } from '@pasar/order';
import { afterSaleApi } from '@pasar/order-api';
import type { CoinEntry } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Coins.module.css';

type Props = {
  /** Shows income only. */
  readonly onlyIncome?: boolean;
};

/** The history of coins, newest first. */
export function CoinEntries({ onlyIncome = false }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const list = afterSaleApi.useListCoinEntriesInfiniteQuery();
  const all = list.data?.pages.flatMap(({ entries }) => entries) ?? [];
  const entries = all.filter(({ amount }) => !onlyIncome || amount > 0);
  if (list.isError && all.length === 0)
    return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (list.isLoading) return <Skeleton shape="block" className={styles.skeleton} />;
  if (entries.length === 0 && !list.hasNextPage)
    return <EmptyState title={t('no_coins_yet')} text={t('no_coins_text')} />;
  return (
    <Stack gap="md">
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.entry_id} entry={entry} />
        ))}
      </ul>
      <LoadMore list={list}>{t('show_more')}</LoadMore>
    </Stack>
  );
}

function Entry({ entry }: { readonly entry: CoinEntry }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { kind, amount, at, order_id: orderId, expires_at } = entry;
  const text = t(`coins_${kind}`);
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        {orderId === undefined ? (
          text
        ) : (
          <Link to={buildPath('purchase-order-detail', { orderId })}>{text}</Link>
        )}
        <span className={styles.muted}>
          {format.dateTime(at)}
          {expires_at === undefined ? null : (
            <>
              {'\u00a0'}· {t('coins_valid_until', { date: format.date(coinsValidUntil(expires_at)) })}
            </>
          )}
        </span>
      </span>
      <span className={styles.amount}>
        {amount > 0 ? '+' : '−'}
        {format.number(Math.abs(amount))}
      </span>
    </li>
  );
}
