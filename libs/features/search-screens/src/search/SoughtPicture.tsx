import { Image } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { SearchPicture } from './search-picture.ts';
import styles from './SoughtPicture.module.css';

/** The picture whose likes are searched for; the title says what it is. */
export const SoughtPicture = ({ picture }: { readonly picture: SearchPicture }): ReactElement => (
  <Image picture={picture.image_id} alt="" sizes="6rem" rounded className={styles.picture} />
);
