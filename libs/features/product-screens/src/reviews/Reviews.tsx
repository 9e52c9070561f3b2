import type { ItemDetail } from '@pasar/catalogue-api';
import { Card, Chip, EmptyState, Select } from '@pasar/design-system';
import { useFormat } from '@pasar/screen';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ratingChoices } from './rating-filter.ts';
import type { RatingChoice } from './rating-filter.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewList } from './ReviewList.tsx';
import styles from './Reviews.module.css';

/** What buyers say: the sum of it, a choice of it, and each in their own words. */
export const Reviews = ({ item }: { readonly item: ItemDetail }): ReactElement => {
  const { t } = useTranslation('product-screens');
  return (
    <Card as="section" id="reviews" className={styles.card} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles.title}>
        {t('reviews')}
      </h2>
      {item.item_rating.rating_count === 0 ? (
        <EmptyState headingLevel="h3" title={t('no_reviews_title')} text={t('no_reviews_text')} />
      ) : (
        <RatedReviews item={item} />
      )}
    </Card>
  );
};

const RatedReviews = ({ item }: { readonly item: ItemDetail }): ReactElement => {
  const choices = ratingChoices(item);
  const [chosen, setChosen] = useState<RatingChoice['key']>('all');
  const [variation, setVariation] = useState('');
  const { filter } = choices.find(({ key }) => key === chosen) ?? { filter: {} };
  return (
    <>
      <RatingSummary rating={item.item_rating} breakdown={item.rating_breakdown} />
      <Choices choices={choices} chosen={chosen} onChoose={setChosen} />
      <Variations models={item.models} chosen={variation} onChoose={setVariation} />
      <ReviewList
        query={{ shopid: item.shopid, itemid: item.itemid, ...filter, ...(variation && { variation }) }}
      />
    </>
  );
};

type ChoicesProps = {
  readonly choices: readonly RatingChoice[];
  readonly chosen: RatingChoice['key'];
  readonly onChoose: (key: RatingChoice['key']) => void;
};

const Choices = ({ choices, chosen, onChoose }: ChoicesProps): ReactElement => {
  const nameOf = useChoiceName();
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <Chip key={choice.key} selected={choice.key === chosen} onClick={() => onChoose(choice.key)}>
          {nameOf(choice)}
        </Chip>
      ))}
    </div>
  );
};

function useChoiceName(): (choice: RatingChoice) => string {
  const { t } = useTranslation('product-screens');
  const { number } = useFormat();
  return ({ key, star, amount = 0 }) => {
    if (star !== undefined) return `${star} ★ (${number(amount)})`;
    return key === 'all' ? t('all_ratings') : t(key, { amount: number(amount) });
  };
}

type VariationsProps = {
  readonly models: ItemDetail['models'];
  /** The model's name; empty for all of them. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
};

/** What was bought; nothing to choose for an item that comes in one form. */
const Variations = ({ models, chosen, onChoose }: VariationsProps): ReactElement | null => {
  const { t } = useTranslation('product-screens');
  const names = [...new Set(models.map(({ name }) => name))];
  return names.length < 2 ? null : (
    <Select
      label={t('variation')}
      className={styles.variation}
      value={chosen}
      placeholder={t('all_variations')}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
};
