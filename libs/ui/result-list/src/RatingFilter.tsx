import { Icon, Radio } from '@pasar/design-system';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './RatingFilter.module.css';

export type RatingFilterProps = {
  readonly value: number | undefined;
  readonly onChange: (rating: number | undefined) => void;
};

const ratings = [5, 4, 3, undefined] as const;

/** A minimum rating. */
export function RatingFilter({ value, onChange }: RatingFilterProps): ReactElement {
  const { t } = useTranslation('result-list');
  const name = useId();
  return (
    <FilterGroup title={t('rating')}>
      {ratings.map((rating) => (
        <Radio
          key={rating ?? 'any'}
          name={name}
          checked={value === rating}
          label={rating === undefined ? t('any_rating') : <Stars rating={rating} />}
          onChange={() => onChange(rating)}
        />
      ))}
    </FilterGroup>
  );
}

function Stars({ rating }: { readonly rating: number }): ReactElement {
  const { t } = useTranslation('result-list');
  return (
    <span className={styles.stars}>
      <span aria-hidden="true" className={styles.icons}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name="star" size="xs" className={star <= rating ? undefined : styles.pale} />
        ))}
      </span>
      <span className="visually-hidden">{t('rating_and_up', { rating })}</span>
    </span>
  );
}
