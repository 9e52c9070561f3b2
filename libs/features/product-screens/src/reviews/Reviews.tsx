import { catalogueApi } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { Card, Chip, EmptyState, Select } from '@pasar/design-system';
import {
  ratingChoices,
  buildRatingQuery,
  RatingSummary,
  reviewList,
  ReviewList,
  useChoiceName,
} from '@pasar/reviews';
import type { RatingChoice, RatingFilter } from '@pasar/reviews';
import { useFormat } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpfulVote } from './HelpfulVote.tsx';
import styles from './Reviews.module.css';

/** Rating summary, filters and reviews. */
export function Reviews({ item }: { readonly item: ItemDetail }): ReactElement {
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
}

function RatedReviews({ item }: { readonly item: ItemDetail }): ReactElement {
  const { t } = useTranslation('product-screens');
  const format = useFormat();
  const [filter, setFilter] = useState<RatingFilter>({});
  const [variation, setVariation] = useState('');
  const { shopid, itemid } = item;
  const query = { shopid, itemid, ...filter, ...(variation && { variation }) };
  const list = reviewList(catalogueApi.useGetItemRatingsInfiniteQuery(query));
  const spread = { ...item.item_rating, rating_breakdown: item.rating_breakdown };
  return (
    <>
      <RatingSummary spread={spread} format={format} />
      <Choices
        choices={ratingChoices({
          ...spread,
          with_comment: item.comment_count,
          with_picture: item.picture_count,
        })}
        chosen={filter}
        onChoose={setFilter}
      />
      <Variations models={item.models} chosen={variation} onChoose={setVariation} />
      <ReviewList
        label={t('reviews')}
        list={list}
        format={format}
        headingLevel="h3"
        onDemand
        renderAbout={(review) => <HelpfulVote item={item} review={review} />}
      />
    </>
  );
}

type ChoicesProps = {
  readonly choices: readonly RatingChoice[];
  readonly chosen: RatingFilter;
  readonly onChoose: (filter: RatingFilter) => void;
};

/** Buttons rather than links: the filter changes neither the URL nor the selected variation. */
function Choices({ choices, chosen, onChoose }: ChoicesProps): ReactElement {
  const getChoiceName = useChoiceName(useFormat());
  const current = buildRatingQuery(chosen);
  return (
    <div className={styles.choices}>
      {choices.map((choice) => {
        const key = buildRatingQuery(choice.filter);
        return (
          <Chip key={key} selected={key === current} onClick={() => onChoose(choice.filter)}>
            {getChoiceName(choice)}
          </Chip>
        );
      })}
    </div>
  );
}

type VariationsProps = {
  readonly models: ItemDetail['models'];
  /** The model's name; empty for all models. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
};

/** Filters the reviews by model; renders nothing for an item with fewer than two. */
function Variations({ models, chosen, onChoose }: VariationsProps): ReactElement | null {
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
}
