import { Skeleton } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { VoucherGrid } from '@pasar/voucher-card';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { voucherCount } from './voucher-count.ts';

/** Skeletons as high as the rows. */
export function OfferPlaceholders(): ReactElement {
  const { t } = useTranslation('home-screens');
  return (
    <>
      <Section title={t('vouchers')}>
        <VoucherGrid label={t('vouchers')} loading={voucherCount} />
      </Section>
      <Section title={t('trending')}>
        <Skeleton width="three-quarters" />
      </Section>
    </>
  );
}
