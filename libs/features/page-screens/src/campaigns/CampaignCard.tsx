import type { Campaign } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { campaignPath } from './campaign-path.ts';
import styles from './CampaignCard.module.css';

type CampaignCardProps = {
  readonly campaign: Campaign;
  readonly priority: boolean;
};

/** A campaign with its picture and its end or start date. */
export function CampaignCard({ campaign, priority }: CampaignCardProps): ReactElement {
  const { t } = useTranslation('page-screens');
  const format = useFormat();
  const { campaignid, title, subtitle, picture, ongoing, starts_at, ends_at } = campaign;
  return (
    <Link className={styles.card} to={campaignPath(campaignid)}>
      <Image
        picture={picture}
        alt=""
        sizes="(min-width: 60rem) 50vw, 100vw"
        priority={priority}
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.subtitle}>{subtitle}</span>
        <span className={styles.time}>
          {ongoing ? t('until', { date: format.date(ends_at) }) : t('from', { date: format.date(starts_at) })}
        </span>
      </span>
    </Link>
  );
}
