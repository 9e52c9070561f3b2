import { listsApi } from '@pasar/catalogue-api';
import type { Campaign } from '@pasar/catalogue-api';
import { ButtonLink, EmptyState, ErrorState } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { FrontPage, FrontSkeleton, PageTitle } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CampaignCard } from './CampaignCard.tsx';
import styles from './CampaignCard.module.css';

/** Current and upcoming campaigns. */
export function CampaignsScreen(): ReactElement {
  const { t } = useTranslation('page-screens');
  return (
    <FrontPage>
      <PageTitle title={t('campaigns')} text={t('campaigns_text')} />
      <Campaigns />
    </FrontPage>
  );
}

function Campaigns(): ReactElement {
  const { t } = useTranslation('page-screens');
  const { data, isError, isFetching, refetch } = listsApi.useGetCampaignsQuery();
  if (!data) return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <FrontSkeleton />;
  const running = data.campaigns.filter(({ ongoing }) => ongoing);
  const coming = data.campaigns.filter(({ ongoing }) => !ongoing);
  if (data.campaigns.length === 0)
    return (
      <EmptyState
        title={t('no_campaigns_title')}
        text={t('no_campaigns_text')}
        action={<ButtonLink to="/">{t('keep_shopping')}</ButtonLink>}
      />
    );
  return (
    <>
      <Cards title={t('running')} campaigns={running} />
      <Cards title={t('coming')} campaigns={coming} />
    </>
  );
}

type CardsProps = {
  readonly title: string;
  readonly campaigns: readonly Campaign[];
};

const Cards = ({ title, campaigns }: CardsProps): ReactElement | null =>
  campaigns.length === 0 ? null : (
    <Section title={title}>
      <ul className={styles.cards}>
        {campaigns.map((campaign, index) => (
          <li key={campaign.campaignid}>
            <CampaignCard campaign={campaign} priority={index < 2} />
          </li>
        ))}
      </ul>
    </Section>
  );
