import { BareImage, Button, CardSection, IconButton, Notice } from '@pasar/design-system';
import { productLimits } from '@pasar/item';
import { orderPicturePath } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPartProps } from './form-part-props.ts';
import styles from './PictureSection.module.css';
import type { FormPicture } from './product-form.ts';
import { useSendPictures } from './use-send-pictures.ts';

const { maxPictures } = productLimits;

/** The pictures in order, the cover first; they are uploaded when selected. */
export function PictureSection({ form, change, problems }: FormPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { pictures } = form;
  const setPictures = (next: readonly FormPicture[]) => change({ pictures: next });
  const { send, isSending } = useSendPictures(pictures.length, (picture) =>
    change((before) => ({ pictures: [...before.pictures, picture] })),
  );
  const isMissing = problems.some(({ field }) => field === 'pictures') && pictures.length === 0;
  return (
    <CardSection title={t('product_pictures')}>
      <p className={styles.hint}>{t('pictures_hint', { max: format.number(maxPictures) })}</p>
      {pictures.length > 0 ? (
        <ul className={styles.list}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              index={index}
              onRemove={() => setPictures(pictures.filter((each) => each !== picture))}
              onMakeFirst={() => setPictures([picture, ...pictures.filter((each) => each !== picture)])}
            />
          ))}
        </ul>
      ) : null}
      {isMissing ? <Notice tone="danger">{t('error_pictures')}</Notice> : null}
      {pictures.length < maxPictures ? (
        <div>
          <Button
            variant="secondary"
            icon="camera"
            loading={isSending}
            onClick={() => input.current?.click()}
          >
            {t('add_pictures')}
          </Button>
        </div>
      ) : null}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        tabIndex={-1}
        aria-label={t('add_pictures')}
        onChange={(event) => {
          void send([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </CardSection>
  );
}

type TileProps = {
  readonly picture: FormPicture;
  readonly index: number;
  readonly onRemove: () => void;
  readonly onMakeFirst: () => void;
};

function PictureTile({ picture, index, onRemove, onMakeFirst }: TileProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const number = index + 1;
  const alt = t('picture_number', { number });
  return (
    <li className={styles.tile}>
      {picture.isNew ? (
        <img className={styles.picture} src={`${orderPicturePath}?id=${picture.id}`} alt={alt} />
      ) : (
        <span className={styles.picture}>
          <BareImage picture={picture.id} alt={alt} sizes="7rem" />
        </span>
      )}
      <IconButton
        className={styles.remove}
        icon="close"
        label={t('remove_picture', { number })}
        onClick={onRemove}
      />
      {index === 0 ? (
        <span className={styles.cover}>{t('cover')}</span>
      ) : (
        <Button size="sm" variant="quiet" onClick={onMakeFirst}>
          {t('make_cover')}
        </Button>
      )}
    </li>
  );
}
