import { itemOffersApi } from '@pasar/catalogue-api';
import type { InstallmentPlan } from '@pasar/catalogue-api';
import { ErrorState, Skeleton } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './InstallmentPlans.module.css';

export type InstallmentPlansProps = {
  readonly query: { readonly shopid: number; readonly itemid: number; readonly modelid?: number };
};

const names = { 'credit-card': 'parts_card', other: 'parts_no_card' } as const satisfies Record<
  InstallmentPlan['payment'],
  string
>;

/** Installment plans, by payment method. */
function InstallmentPlans({ query }: InstallmentPlansProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { currentData, isError, isFetching, refetch } = itemOffersApi.useGetInstallmentPlansQuery(query);
  if (isError) return <ErrorState headingLevel="h3" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!currentData) return <Skeleton shape="block" className={styles.waiting} />;
  if (currentData.plans.length === 0) return <p>{t('parts_none')}</p>;
  const groups = [...Map.groupBy(currentData.plans, ({ payment }) => payment)];
  return (
    <div className={styles.groups}>
      {groups.map(([payment, plans]) => (
        <PlanTable key={payment} title={t(names[payment])} plans={plans} />
      ))}
    </div>
  );
}

type PlanTableProps = { readonly title: string; readonly plans: readonly InstallmentPlan[] };

function PlanTable({ title, plans }: PlanTableProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { money, number } = useFormat();
  return (
    <table className={styles.plans}>
      <caption className={styles.title}>{title}</caption>
      <thead>
        <tr className={styles.head}>
          <th scope="col">{t('parts_monthly')}</th>
          <th scope="col">{t('deal_total')}</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({ months, monthly, total }) => (
          <tr key={months}>
            <td>
              {number(months)} × <strong>{money(monthly)}</strong>
            </td>
            <td>{money(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default InstallmentPlans;
