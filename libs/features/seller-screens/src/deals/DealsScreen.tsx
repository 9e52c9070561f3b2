import type { PromotionPhase } from '@pasar/cart';
import { shopDealsApi } from '@pasar/catalogue-api';
import { ButtonLink, TabLinks } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shared/ListHead.module.css';
import { parsePhase, phaseTabs } from '../shared/parse-phase.ts';
import { PortalList } from '../shared/PortalList.tsx';
import { PortalPage } from '../shared/PortalPage.tsx';
import { DealRow } from './DealRow.tsx';

/** The deals of the seller's shop by phase. */
export function DealsScreen({ input }: ScreenComponentProps<'seller-deals'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const phase = parsePhase(input.query);
  const links = phaseTabs.map((each) => ({
    to: buildPath('seller-deals', {}, each === 'running' ? {} : { phase: each }),
    label: t(`voucher_${each}`),
    current: each === phase,
  }));
  return (
    <PortalPage part="seller-deals">
      {() => (
        <>
          <header className={styles.head}>
            <h1 className={styles.title}>{t('deals')}</h1>
            <ButtonLink icon="plus" to={buildPath('seller-new-deal')}>
              {t('add_deal')}
            </ButtonLink>
          </header>
          <TabLinks label={t('deals')} links={links} />
          <DealList key={phase} phase={phase} />
        </>
      )}
    </PortalPage>
  );
}

function DealList({ phase }: { readonly phase: PromotionPhase }): ReactElement {
  const { t } = useTranslation('seller-screens');
  return (
    <PortalList
      query={shopDealsApi.useListShopDealsInfiniteQuery({ phase })}
      readEntries={(page) => page.deals}
      emptyTitle={t('no_deals_title')}
      emptyText={t('no_deals_text')}
      moreLabel={t('more_deals')}
    >
      {(deals) => deals.map((deal) => <DealRow key={deal.dealid} deal={deal} />)}
    </PortalList>
  );
}
