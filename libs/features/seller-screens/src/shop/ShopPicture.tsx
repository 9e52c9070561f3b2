import { BareImage, Button, CardSection } from '@pasar/design-system';
import { orderPicturePath } from '@pasar/order-api';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendPictures } from '../product/use-send-pictures.ts';
import styles from './ShopScreen.module.css';

type Props = {
  /** The id of the picture. */
  readonly picture: string;
  /** Whether it is uploaded, but not saved: only its sender sees it. */
  readonly isNew: boolean;
  readonly onChange: (picture: string) => void;
};

/** The shop's picture, and a button to choose another; it is uploaded when selected, and published with the form. */
export function ShopPicture({ picture, isNew, onChange }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSendPictures(0, ({ id }) => onChange(id));
  const alt = t('shop_picture');
  return (
    <CardSection title={t('shop_picture')}>
      <div className={styles.row}>
        {isNew ? (
          <img className={styles.picture} src={`${orderPicturePath}?id=${picture}`} alt={alt} />
        ) : (
          <span className={styles.picture}>
            <BareImage picture={picture} alt={alt} sizes="6rem" />
          </span>
        )}
        <div className={styles.words}>
          <Button
            variant="secondary"
            icon="camera"
            loading={isSending}
            onClick={() => input.current?.click()}
          >
            {t('change_shop_picture')}
          </Button>
          <p className={styles.muted}>{t('shop_picture_hint')}</p>
        </div>
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        tabIndex={-1}
        aria-label={t('change_shop_picture')}
        onChange={(event) => {
          void send([...(event.currentTarget.files ?? [])].slice(0, 1));
          event.currentTarget.value = '';
        }}
      />
    </CardSection>
  );
}
