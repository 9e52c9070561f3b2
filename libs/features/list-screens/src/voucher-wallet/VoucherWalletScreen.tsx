import { BackLink, TabLinks } from '@pasar/design-system';
import { PageTitle } from '@pasar/page-sections';
import { ListPage } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimableVouchers } from './ClaimableVouchers.tsx';
import { OwnVouchers } from './OwnVouchers.tsx';
import { walletPath, walletTab, walletTabs } from './wallet-data.ts';

/** The shopper's vouchers, and vouchers to claim. */
export function VoucherWalletScreen({ input }: ScreenComponentProps<'user-voucher-wallet'>): ReactElement {
  const { t } = useTranslation('list-screens');
  const tab = walletTab(input);
  return (
    <ListPage>
      <div>
        <BackLink to={buildPath('user-account')}>{t('my_account')}</BackLink>
        <PageTitle title={t('wallet')} />
      </div>
      <TabLinks
        label={t('wallet')}
        links={walletTabs.map((one) => ({
          to: walletPath(one),
          label: t(`tab_${one}`),
          current: one === tab,
        }))}
      />
      {tab === 'claim' ? <ClaimableVouchers /> : <OwnVouchers key={tab} tab={tab} />}
    </ListPage>
  );
}
