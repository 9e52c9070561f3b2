import { Skeleton } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { VoucherGrid } from '@pasar/voucher-card';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfferPlaceholders.module.css';
import { voucherCount } from './voucher-count.ts';

/** Skeletons as high as the rows of vouchers and searches. */
export function OfferPlaceholders(): ReactElement {
  const { t } = useTranslation('home-screens');
  return (
    <>
      <Section title={t('vouchers')}>
        <VoucherGrid label={t('vouchers')} loading={voucherCount} />
      </Section>
      <Section title={t('trending')}>
        <Skeleton shape="block" className={styles.pills} />
      </Section>
    </>
  );
}
