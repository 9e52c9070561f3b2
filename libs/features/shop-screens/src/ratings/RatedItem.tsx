import { Image } from '@pasar/design-system';
import type { PictureRef } from '@pasar/design-system';
import { productPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './RatedItem.module.css';

export type RatedItemProps = {
  readonly item: {
    readonly shopid: number;
    readonly itemid: number;
    readonly name: string;
    readonly picture?: PictureRef | undefined;
  };
};

/** A link to the reviewed item. */
export const RatedItem = ({ item }: RatedItemProps): ReactElement => (
  <Link
    className={styles.item}
    to={productPath({ name: item.name, shopId: item.shopid, itemId: item.itemid })}
  >
    {item.picture ? (
      <Image picture={item.picture} alt="" sizes="3rem" rounded className={styles.picture} />
    ) : null}
    <span className={styles.name}>{item.name}</span>
  </Link>
);
