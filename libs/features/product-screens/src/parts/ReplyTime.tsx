import { useDurationText } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShopCard.module.css';

/** How long buyers usually wait for the shop's reply. Uses the card's styles, which load before its script. */
function ReplyTime({ seconds }: { readonly seconds: number }): ReactElement {
  const { t } = useTranslation('product-screens');
  const durationText = useDurationText();
  return <p className={styles.place}>{t('shop_answers_time', { duration: durationText(seconds) })}</p>;
}

export default ReplyTime;
