import { Button, RadioGroup, RatingStars, Stack, TextArea } from '@pasar/design-system';
import { readMemberId, useSession } from '@pasar/account-api';
import { afterSaleApi } from '@pasar/order-api';
import type { OrderRatings } from '@pasar/order-api';
import { useKeptDraft } from '@pasar/screen-kit';
import type { KeptDraft } from '@pasar/screen-kit';
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
      {isOpen ? <KeptRatingForm orderId={orderId} rated={rated} onDone={() => setIsEditing(false)} /> : null}
      {rating?.can_edit && !isEditing ? (
        <Button variant="quiet" size="sm" onClick={() => setIsEditing(true)}>
          {t('edit_rating')}
        </Button>
      ) : null}
    </Stack>
  );
}

type RatingDraft = {
  readonly star: string;
  readonly comment: string;
  readonly pictures: readonly string[];
  readonly video: NonNullable<RatedLine['rating']>['video'];
};

type FormProps = { readonly orderId: number; readonly rated: RatedLine; readonly onDone: () => void };

/** The form, with what was entered when the session had ended. */
function KeptRatingForm(props: FormProps): ReactElement {
  const kept = useKeptDraft<RatingDraft>(
    `rating:${props.orderId}:${props.rated.line.line_no}`,
    readMemberId(useSession()),
  );
  return <RatingForm key={kept.formKey} {...props} kept={kept} />;
}

function RatingForm({
  orderId,
  rated: { line, rating },
  onDone,
  kept: { initial, keepIfSignedOut, forget },
}: FormProps & { readonly kept: KeptDraft<RatingDraft> }): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const [rate, { isLoading }] = afterSaleApi.useRateOrderMutation();
  const [star, setStar] = useState(initial?.star ?? String(rating?.rating_star ?? ''));
  const [comment, setComment] = useState(initial?.comment ?? rating?.comment ?? '');
  const [pictures, setPictures] = useState<readonly string[]>(initial?.pictures ?? []);
  const [video, setVideo] = useState(initial?.video ?? rating?.video);
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
        onError: (error) => keepIfSignedOut(error, { star, comment, pictures, video }),
      },
    );
    if (!done) return;
    forget();
    onDone();
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
