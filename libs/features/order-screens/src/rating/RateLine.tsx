import { Button, RadioGroup, RatingStars, Stack, TextArea } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { OrderRatings } from '@pasar/order-api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../shared/PictureField.tsx';
import { useStep } from '../shared/use-step.ts';
import { VideoField } from './VideoField.tsx';

type RatedLine = OrderRatings['lines'][number];
type Props = { readonly orderId: number; readonly rated: RatedLine; readonly canRate: boolean };

const stars = [5, 4, 3, 2, 1] as const;
const maxPictures = 5;

/** A line's rating: a new one, an editable one, or a final one. */
export function RateLine({ orderId, rated, canRate }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const { line, rating } = rated;
  const [isEditing, setIsEditing] = useState(false);
  const isOpen = canRate && (!rating || (rating.can_edit && isEditing));
  return (
    <Stack as="section" gap="md">
      <strong>{line.name}</strong>
      {rating && !isEditing ? (
        <>
          <RatingStars rating={rating.rating_star} size="md" />
          {rating.comment ? <span>{rating.comment}</span> : null}
        </>
      ) : null}
      {isOpen ? <RatingForm orderId={orderId} rated={rated} onDone={() => setIsEditing(false)} /> : null}
      {rating?.can_edit && !isEditing ? (
        <Button variant="quiet" size="sm" onClick={() => setIsEditing(true)}>
          {t('edit_rating')}
        </Button>
      ) : null}
    </Stack>
  );
}

type FormProps = { readonly orderId: number; readonly rated: RatedLine; readonly onDone: () => void };

function RatingForm({ orderId, rated: { line, rating }, onDone }: FormProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const [rate, { isLoading }] = afterSaleApi.useRateOrderMutation();
  const [star, setStar] = useState(String(rating?.rating_star ?? ''));
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [video, setVideo] = useState(rating?.video);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const send = async () => {
    setIsSubmitted(true);
    if (star === '') return;
    const kept = rating?.pictures.map(({ id }) => id) ?? [];
    const body = { order_id: orderId, line_no: line.line_no, rating_star: Number(star), comment };
    const done = await run(
      rate({ ...body, pictures: [...kept, ...pictures], ...(video && { video: video.id }) }),
      {
        call: 'order-rate',
        done: t('rating_done'),
      },
    );
    if (done) onDone();
  };
  return (
    <>
      <RadioGroup
        legend={t('your_rating')}
        look="chips"
        value={star}
        onValueChange={setStar}
        options={stars.map((value) => ({ value: String(value), label: `${value} ★` }))}
        error={isSubmitted && star === '' ? t('choose_stars') : undefined}
      />
      <TextArea
        label={t('rating_comment')}
        note={t('optional')}
        rows={3}
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <PictureField
        pictures={pictures}
        max={maxPictures - (rating?.pictures.length ?? 0)}
        onChange={setPictures}
      />
      <VideoField video={video} onChange={setVideo} />
      <Button loading={isLoading} onClick={() => void send()}>
        {t(rating ? 'save_rating' : 'send_rating')}
      </Button>
    </>
  );
}
