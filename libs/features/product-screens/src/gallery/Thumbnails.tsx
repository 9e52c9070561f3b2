import type { ItemDetail } from '@pasar/catalogue-api';
import { Image } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Thumbnails.module.css';

export type ThumbnailsProps = {
  readonly pictures: readonly ItemDetail['picture'][];
  readonly current: number;
  readonly onShow: (index: number) => void;
};

/** Small pictures that scroll the gallery to one; hidden on phones. */
export function Thumbnails({ pictures, current, onShow }: ThumbnailsProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  if (pictures.length < 2) return null;
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('show_picture', { number: index + 1 })}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            <Image picture={picture} alt="" sizes="5rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
