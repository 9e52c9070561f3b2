import { Button, IconButton } from '@pasar/design-system';
import { afterSaleApi, orderPicturePath } from '@pasar/order-api';
import { resizePicture } from '@pasar/screen-kit';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PictureField.module.css';
import { useStep } from './use-step.ts';

type Props = {
  /** The ids of uploaded pictures. */
  readonly pictures: readonly string[];
  readonly max: number;
  readonly onChange: (pictures: readonly string[]) => void;
};

/** Uploads pictures when they are selected; each can be removed. */
export function PictureField({ pictures, max, onChange }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSendPictures(pictures, max, onChange);
  return (
    <div className={styles.field}>
      {pictures.map((id, index) => (
        <span key={id} className={styles.item}>
          <img
            className={styles.picture}
            src={`${orderPicturePath}?id=${id}`}
            alt={t('picture_number', { number: index + 1 })}
          />
          <IconButton
            className={styles.remove}
            icon="close"
            label={t('remove_picture', { number: index + 1 })}
            onClick={() => onChange(pictures.filter((each) => each !== id))}
          />
        </span>
      ))}
      {pictures.length < max ? (
        <Button variant="secondary" icon="camera" loading={isSending} onClick={() => input.current?.click()}>
          {t('add_pictures', { n: max })}
        </Button>
      ) : null}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        tabIndex={-1}
        aria-label={t('add_pictures', { n: max })}
        onChange={(event) => {
          void send([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function useSendPictures(pictures: Props['pictures'], max: number, onChange: Props['onChange']) {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const [upload] = afterSaleApi.useUploadOrderPictureMutation();
  const [isSending, setIsSending] = useState(false);
  const send = async (files: readonly File[]) => {
    setIsSending(true);
    let sent = pictures;
    for (const file of files.slice(0, max - pictures.length)) {
      const data = await resizePicture(file);
      const sending = data === null ? Promise.resolve({ error: {} }) : upload({ data });
      const picture = await run<{ id: string }>(sending, {
        call: 'order-picture',
        failed: t('picture_failed'),
      });
      if (picture) sent = [...sent, picture.id];
    }
    setIsSending(false);
    onChange(sent);
  };
  return { send, isSending };
}
