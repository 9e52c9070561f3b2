import type { ListedShopVoucher } from '@pasar/catalogue-api';
import { ButtonLink, Card, Tag, useWords } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseTones } from '../shared/phase-tones.data.ts';
import styles from '../shared/PromotionRow.module.css';
import { EndVoucher } from './EndVoucher.tsx';
import { useVoucherTerms } from './use-voucher-terms.ts';

type Props = { readonly voucher: ListedShopVoucher };

/** A voucher in the seller's list: discount, terms, period, uses and actions. */
export function VoucherRow({ voucher }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const format = useFormat();
  const { code, name, phase, used, claimed, quantity } = voucher;
  const { discount, terms, scope } = useVoucherTerms(voucher);
  return (
    <Card as="article" aria-label={code}>
      <div className={styles.row}>
        <div className={styles.head}>
          <strong className={styles.discount}>{discount}</strong>
          <code className={styles.code}>{code}</code>
          <span className={styles.tags}>
            <Tag tone={phaseTones[phase]}>{t(`voucher_${phase}`)}</Tag>
            {used >= quantity && phase !== 'ended' ? <Tag tone="danger">{t('voucher_used_up')}</Tag> : null}
            {voucher.is_listed ? null : <Tag>{t('by_code')}</Tag>}
          </span>
        </div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.line}>{[terms, scope].join(' · ')}</p>
        <p className={styles.line}>
          {t('voucher_period', {
            from: format.dateTime(voucher.starts_at),
            to: format.dateTime(voucher.ends_at),
          })}
        </p>
        <p className={styles.line}>
          {t('voucher_uses', { used: format.number(used), quantity: format.number(quantity) })}
          {' · '}
          {t('voucher_claims', { number: format.number(claimed) })}
        </p>
        <div className={styles.actions}>
          {phase === 'ended' ? null : <EndVoucher voucher={voucher} />}
          <ButtonLink
            size="sm"
            variant="secondary"
            to={buildPath('seller-new-voucher', {}, { copy: code })}
            aria-label={words('labelled', { label: t('duplicate'), name: code })}
          >
            {t('duplicate')}
          </ButtonLink>
          {phase === 'ended' ? null : (
            <ButtonLink
              size="sm"
              variant="secondary"
              icon="edit"
              to={buildPath('seller-voucher', { code })}
              aria-label={words('labelled', { label: t('edit'), name: code })}
            >
              {t('edit')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
