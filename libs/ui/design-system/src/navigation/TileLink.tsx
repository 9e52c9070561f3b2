import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Image } from '../commerce/Image.tsx';
import type { PictureRef } from '../commerce/Image.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './TileLink.module.css';

export type TileLinkProps = {
  readonly to: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly picture?: PictureRef | string;
};

/** A small tile that links to a part of the store: a category, a campaign. */
export const TileLink = ({ to, label, icon = 'tag', picture }: TileLinkProps): ReactElement => (
  <Link to={to} className={styles.tile}>
    <span className={styles.disc}>
      {picture ? <Image picture={picture} alt="" sizes="4rem" /> : <Icon name={icon} />}
    </span>
    <span className={styles.label}>{label}</span>
  </Link>
);
