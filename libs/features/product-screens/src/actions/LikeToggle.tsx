import { IconButton } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ItemActions.module.css';

export type HeartProps = {
  readonly liked: boolean;
  readonly count: number;
  readonly onPress: () => void;
};

/** The like button with the number of likes. */
export function LikeToggle({ liked, count, onPress }: HeartProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { compact } = useFormat();
  return (
    <span className={styles.like}>
      <IconButton
        icon={liked ? 'heart-filled' : 'heart'}
        label={t('like')}
        aria-pressed={liked}
        className={liked ? styles.liked : undefined}
        onClick={onPress}
      />
      {count > 0 ? <span className={styles.count}>{compact(count)}</span> : null}
    </span>
  );
}
