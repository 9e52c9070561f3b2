import { Notice, Stack } from '@pasar/design-system';
import type { Payment } from '@pasar/payment-api';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherMethod } from '../shared/OtherMethod.tsx';
import styles from './Step.module.css';

/** Whether the shopper came back to this page, which must then not redirect again. */
const isReturnVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
};

/** Redirects to the provider's page for card data: no card number reaches this store. */
export function RedirectStep({
  payment,
  url,
}: {
  readonly payment: Payment;
  readonly url: string;
}): ReactElement {
  const { t } = useTranslation('payment-screens');
  useEffect(() => {
    if (!isReturnVisit()) window.location.assign(url);
  }, [url]);
  return (
    <Stack gap="md">
      <Notice>{t('redirect_text')}</Notice>
      <a className={styles.button} href={url}>
        {t('redirect_link')}
      </a>
      <OtherMethod payment={payment} />
    </Stack>
  );
}
