import { Notice, Price } from '@pasar/design-system';
import { isZeroMoney } from '@pasar/money';
import { useFormat, useListText } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealBasket } from './use-deal-basket.ts';
import styles from './DealDrawer.module.css';

type Props = { readonly basket: DealBasket };

/** What the deal still requires, or its total and saving. */
export function DealSums({ basket }: Props): ReactElement {
  const { t } = useTranslation('product-screens');
  const { money, number } = useFormat();
  const { lines, missing, quote, settled, quoteFailed } = basket;
  if (!lines) return <p className={styles.hint}>{t('choose')}</p>;
  if (quoteFailed) return <Notice tone="warning">{t('no_connection')}</Notice>;
  return (
    <>
      <Problems quote={quote} />
      {missing > 0 ? <p className={styles.hint}>{t('deal_more', { amount: number(missing) })}</p> : null}
      <p className={styles.sums} aria-live="polite" aria-busy={!settled}>
        <span>{t('deal_total')}</span>
        {quote ? <Price price={quote.total} size="lg" /> : <span className={styles.later} />}
        {quote && !isZeroMoney(quote.saved) ? (
          <span className={styles.saved}>{t('deal_saved', { price: money(quote.saved) })}</span>
        ) : null}
      </p>
    </>
  );
}

/** The lines that turned out to be unavailable. */
function Problems({ quote }: Pick<DealBasket, 'quote'>): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const list = useListText();
  const lines = quote?.lines.filter(({ problem }) => problem) ?? [];
  return lines.length === 0 ? null : (
    <Notice tone="warning" announce title={t('msg_item_not_available')}>
      {list(lines.map(({ name, model_name }) => [name, model_name].filter(Boolean).join(' · ')))}
    </Notice>
  );
}
