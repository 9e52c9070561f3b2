import { Button, Cluster, Icon, IconButton } from '@pasar/design-system';
import { ratingVideoLimits } from '@pasar/order';
import { afterSaleApi } from '@pasar/order-api';
import type { OrderRatings } from '@pasar/order-api';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStep } from '../shared/use-step.ts';

type Video = NonNullable<NonNullable<OrderRatings['lines'][number]['rating']>['video']>;

type Props = {
  /** The uploaded video, if any. */
  readonly video: Video | undefined;
  readonly onChange: (video: Video | undefined) => void;
};

const bytesPerMegabyte = 1_000_000;
const { maxBytes, maxSeconds } = ratingVideoLimits;

/** Uploads a video when it is selected; it can be removed. */
export function VideoField({ video, onChange }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending, isTooLarge } = useSendVideo(onChange);
  if (video)
    return (
      <Cluster gap="xs">
        <Icon name="camera" />
        <span>{t('video_added', { seconds: video.seconds })}</span>
        <IconButton icon="close" label={t('remove_video')} onClick={() => onChange(undefined)} />
      </Cluster>
    );
  return (
    <div>
      <Button variant="secondary" icon="video" loading={isSending} onClick={() => input.current?.click()}>
        {t('add_video', { seconds: maxSeconds })}
      </Button>
      {isTooLarge ? (
        <p role="alert">{t('video_too_large', { megabytes: maxBytes / bytesPerMegabyte })}</p>
      ) : null}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="video/mp4,video/webm"
        tabIndex={-1}
        aria-label={t('add_video', { seconds: maxSeconds })}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void send(file);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function useSendVideo(onChange: Props['onChange']) {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const [upload, { isLoading }] = afterSaleApi.useUploadRatingVideoMutation();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const send = async (file: File) => {
    setIsTooLarge(file.size > maxBytes);
    if (file.size > maxBytes) return;
    const sent = await run(upload(file), { call: 'rating-video', failed: t('video_failed') });
    if (sent) onChange(sent);
  };
  return { send, isSending: isLoading, isTooLarge };
}
