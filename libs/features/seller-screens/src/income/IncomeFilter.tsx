import { Button, ButtonLink, Card, TextField } from '@pasar/design-system';
import { incomeStatementPath } from '@pasar/order-api';
import type { Income } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './IncomeFilter.module.css';
import type { IncomeQuery } from './parse-income-query.ts';

type Props = { readonly query: IncomeQuery; readonly income: Income };

/** The days to show, and their statement: without script as well, by a form and a link. */
export function IncomeFilter({ query, income }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const navigate = useNavigate();
  const { state, from, to, problem } = query;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = new FormData(event.currentTarget);
    const [first, last] = [String(days.get('from')), String(days.get('to'))];
    void navigate(buildPath('seller-income', {}, { ...(state && { state }), from: first, to: last }));
  };
  return (
    <Card as="section" aria-label={t('statement')} className={styles.card}>
      <form method="get" action={buildPath('seller-income')} className={styles.form} onSubmit={submit}>
        {state ? <input type="hidden" name="state" value={state} /> : null}
        <TextField
          className={styles.field}
          type="date"
          name="from"
          required
          label={t('from_day')}
          defaultValue={from}
          max={income.today}
        />
        <TextField
          className={styles.field}
          type="date"
          name="to"
          required
          label={t('to_day')}
          defaultValue={to}
          max={income.today}
        />
        <Button type="submit" variant="secondary" className={styles.action}>
          {t('show_days')}
        </Button>
        {from || to ? (
          <ButtonLink
            variant="quiet"
            className={styles.action}
            to={buildPath('seller-income', {}, state ? { state } : {})}
          >
            {t('all_days')}
          </ButtonLink>
        ) : null}
      </form>
      {problem ? null : <Statement {...(query.range ?? { from: income.month_start, to: income.today })} />}
    </Card>
  );
}

type Days = { readonly from: string; readonly to: string };

/** A link to the statement of some days. */
function Statement({ from, to }: Days): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  // Noon in UTC is on the same day in every market.
  const [first, last] = [from, to].map((day) => format.date(Date.parse(`${day}T12:00Z`)));
  return (
    <div className={styles.statement}>
      <span className={styles.note}>{t('statement_days', { from: first, to: last })}</span>
      <ButtonLink
        className={styles.download}
        to={`${incomeStatementPath}?${new URLSearchParams({ from, to })}`}
        reloadDocument
        download
      >
        {t('download_statement')}
      </ButtonLink>
    </div>
  );
}
