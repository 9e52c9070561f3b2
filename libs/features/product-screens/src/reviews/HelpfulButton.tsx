import { Chip, Cluster } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export type HelpfulButtonProps = {
  readonly pressed: boolean;
  readonly count: number;
  readonly onPress: () => void;
};

/** The button of a vote, with the number of votes. */
export function HelpfulButton({ pressed, count, onPress }: HelpfulButtonProps): ReactElement {
  const { t } = useTranslation('product-screens');
  const { compact } = useFormat();
  return (
    <Cluster>
      <Chip selected={pressed} onClick={onPress}>
        {count > 0 ? t('helpful_count', { amount: compact(count) }) : t('helpful')}
      </Chip>
    </Cluster>
  );
}
