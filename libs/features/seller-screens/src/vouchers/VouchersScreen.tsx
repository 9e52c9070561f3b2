import { ButtonLink, TabLinks } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalPage } from '../shared/PortalPage.tsx';
import { parsePhase, phaseTabs } from '../shared/parse-phase.ts';
import { VoucherList } from './VoucherList.tsx';
import styles from '../shared/ListHead.module.css';

/** The vouchers of the seller's shop by phase. */
export function VouchersScreen({ input }: ScreenComponentProps<'seller-vouchers'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const phase = parsePhase(input.query);
  const links = phaseTabs.map((each) => ({
    to: buildPath('seller-vouchers', {}, each === 'running' ? {} : { phase: each }),
    label: t(`voucher_${each}`),
    current: each === phase,
  }));
  return (
    <PortalPage part="seller-vouchers">
      {() => (
        <>
          <header className={styles.head}>
            <h1 className={styles.title}>{t('vouchers')}</h1>
            <ButtonLink icon="plus" to={buildPath('seller-new-voucher')}>
              {t('add_voucher')}
            </ButtonLink>
          </header>
          <TabLinks label={t('vouchers')} links={links} />
          <VoucherList key={phase} phase={phase} />
        </>
      )}
    </PortalPage>
  );
}
