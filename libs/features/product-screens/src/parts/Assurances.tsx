import type { ItemDetail } from '@pasar/catalogue-api';
import { Icon, usePaymentMethodName } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import { afterSaleTerms } from '@pasar/order';
import { getMarketPayments } from '@pasar/payment';
import { useDurationText, useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../purchase/BuyPanel.module.css';

type Fact = { readonly icon: IconName; readonly title: string; readonly texts: readonly string[] };

/**
 * Payment methods, returns, the store's guarantees and the shop's response rate and time. Uses the panel's styles, which load
 * before its script.
 */
function Assurances({ item }: { readonly item: ItemDetail }): ReactElement {
  return (
    <ul className={styles.facts}>
      {useFacts(item).map(({ icon, title, texts }) => (
        <li key={title} className={styles.fact}>
          <Icon name={icon} size="sm" className={styles.icon} />
          <div>
            <p className={styles.title}>{title}</p>
            {texts.map((text) => (
              <p key={text} className={styles.text}>
                {text}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function useFacts({ shop, can_use_cod }: ItemDetail): readonly Fact[] {
  const { t } = useTranslation('product-screens');
  const { market } = useScreenContext();
  const { percent } = useFormat();
  const durationText = useDurationText();
  const getName = usePaymentMethodName();
  const { returnDays, allowsChangedMind } = afterSaleTerms(market.code);
  const { methods, qrScheme } = getMarketPayments(market.code);
  const payments = methods
    .filter((method) => method !== 'cod' || can_use_cod)
    .map((method) => getName({ method, scheme: qrScheme }));
  return [
    { icon: 'card', title: t('pay_with'), texts: [payments.join(' · ')] },
    {
      icon: 'return',
      title: t('returns', { days: returnDays }),
      texts: [t(allowsChangedMind ? 'returns_any_text' : 'returns_faulty_text')],
    },
    { icon: 'shield', title: t('guarantee'), texts: [t('guarantee_text')] },
    ...(shop.response_rate === undefined
      ? []
      : [
          {
            icon: 'chat',
            title: t('shop_answers'),
            texts: [
              t('shop_answers_text', { percent: percent(shop.response_rate) }),
              ...(shop.response_seconds === undefined
                ? []
                : [t('shop_answers_time', { duration: durationText(shop.response_seconds) })]),
            ],
          } as const,
        ]),
  ];
}

export default Assurances;
