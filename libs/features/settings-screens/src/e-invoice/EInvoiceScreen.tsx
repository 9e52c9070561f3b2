import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useCountryName, useScreenContext } from '@pasar/screen-kit';
import { settingsApi } from '@pasar/settings-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsPage } from '../shared/SettingsPage.tsx';
import { CarrierForm } from './CarrierForm.tsx';
import styles from './EInvoiceScreen.module.css';

/** Where electronic invoices are sent; explains if the market has none. */
export function EInvoiceScreen(): ReactElement {
  const { t } = useTranslation('settings-screens');
  const { market } = useScreenContext();
  const country = useCountryName(market.code);
  const { data, isError, isFetching, refetch } = settingsApi.useGetInvoiceCarrierQuery();
  if (data?.kinds.length === 0)
    return (
      <EmptyState
        headingLevel="h1"
        illustration="signpost"
        title={t('e_invoice_none_title')}
        text={t('e_invoice_none_text', { market: country })}
        action={<ButtonLink to={buildPath('user-setting')}>{t('settings')}</ButtonLink>}
      />
    );
  return (
    <SettingsPage
      title={t('e_invoice')}
      text={t('e_invoice_lead')}
      back={{ to: buildPath('user-setting'), label: t('settings') }}
    >
      {isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
      {data ? <CarrierForm key={`${data.kind}${data.code}`} carrier={data} /> : null}
      {!data && !isError ? (
        <Card aria-hidden="true">
          <Skeleton shape="block" className={styles.skeleton} />
        </Card>
      ) : null}
    </SettingsPage>
  );
}
