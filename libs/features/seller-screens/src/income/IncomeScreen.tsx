import { ErrorState, Notice, Skeleton, TabLinks } from '@pasar/design-system';
import { maxRangeDays } from '@pasar/order';
import { sellerIncomeApi } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from '../shared/PortalPage.tsx';
import { IncomeFilter } from './IncomeFilter.tsx';
import { IncomeList } from './IncomeList.tsx';
import { IncomeTotals } from './IncomeTotals.tsx';
import styles from './IncomeScreen.module.css';
import { listedIncomeStates, parseIncomeQuery } from './parse-income-query.ts';
import type { IncomeQuery } from './parse-income-query.ts';

/** The shop's income: totals, a statement to download, and the orders by state and date. */
export function IncomeScreen({ input }: ScreenComponentProps<'seller-income'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalPage part="seller-income">
      {() => (
        <>
          <h1 className={styles.title}>{t('income')}</h1>
          <Content key={input.query} query={parseIncomeQuery(input.query)} />
        </>
      )}
    </PortalPage>
  );
}

function Content({ query }: { readonly query: IncomeQuery }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { data, isError, isFetching, refetch } = sellerIncomeApi.useGetIncomeQuery();
  if (!data)
    return isError ? (
      <ErrorState onRetry={refetch} retrying={isFetching} />
    ) : (
      <Skeleton shape="block" className={styles.loading} />
    );
  return (
    <>
      <IncomeTotals income={data} />
      <IncomeFilter query={query} income={data} />
      <StateTabs query={query} />
      {query.problem ? (
        <Notice tone="danger" announce>
          {t(`range_${query.problem}`, { max: format.number(maxRangeDays) })}
        </Notice>
      ) : (
        <IncomeList query={query} />
      )}
    </>
  );
}

function StateTabs({ query: { state, range } }: { readonly query: IncomeQuery }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const links = [undefined, ...listedIncomeStates].map((each) => ({
    to: buildPath('seller-income', {}, { ...(each && { state: each }), ...range }),
    label: t(each ? `income_${each}` : 'all'),
    current: each === state,
  }));
  return <TabLinks label={t('income')} links={links} />;
}
