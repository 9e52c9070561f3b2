import type { ListedShopDeal } from '@pasar/catalogue-api';
import { ButtonLink, Card, Tag, useWords } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseTones } from '../shared/phase-tones.data.ts';
import styles from '../shared/PromotionRow.module.css';
import { EndDeal } from './EndDeal.tsx';
import { useDealTerms } from './use-deal-terms.ts';

/** A deal in the seller's list: terms, period and actions. */
export function DealRow({ deal }: { readonly deal: ListedShopDeal }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const format = useFormat();
  const { dealid, kind, name, phase } = deal;
  const { terms, scope } = useDealTerms(deal);
  return (
    <Card as="article" aria-label={name}>
      <div className={styles.row}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          <span className={styles.tags}>
            <Tag tone={phaseTones[phase]}>{t(`voucher_${phase}`)}</Tag>
            <Tag>{t(`deal_${kind}`)}</Tag>
          </span>
        </div>
        <p className={styles.line}>{[terms, scope].join(' · ')}</p>
        <p className={styles.line}>
          {t('voucher_period', { from: format.dateTime(deal.starts_at), to: format.dateTime(deal.ends_at) })}
        </p>
        {phase === 'ended' ? null : (
          <div className={styles.actions}>
            <EndDeal deal={deal} />
            <ButtonLink
              size="sm"
              variant="secondary"
              icon="edit"
              to={buildPath('seller-deal', { dealId: dealid })}
              aria-label={words('labelled', { label: t('edit'), name })}
            >
              {t('edit')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
