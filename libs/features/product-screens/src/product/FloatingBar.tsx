import { useCartCount } from '@pasar/cart-count';
import type { ItemDetail } from '@pasar/catalogue-api';
import { trailPath } from '@pasar/catalogue-api';
import { Icon, useWords } from '@pasar/design-system';
import { CartLink } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import type { MouseEvent, ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ShareButton } from '../actions/ShareButton.tsx';
import styles from './FloatingBar.module.css';

type Props = { readonly item: ItemDetail };

/** Back, share and cart buttons over the picture on phones; stays visible. */
export function FloatingBar({ item }: Props): ReactElement {
  const count = useCartCount();
  return (
    <div className={styles.bar} data-floating-bar="">
      <BackLink item={item} />
      <ShareButton item={item} className={styles.button} />
      <CartLink to={buildPath('cart', {})} count={count} className={styles.button}>
        <Icon name="cart" />
      </CartLink>
    </div>
  );
}

/** The previous page; for a visitor who followed an external link, the item's category. */
function BackLink({ item: { categories } }: Props): ReactElement {
  const words = useWords();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (!idx) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={categories.length > 0 ? trailPath(categories) : buildPath('home', {})}
      className={styles.button}
      aria-label={words('back')}
      onClick={goBack}
    >
      <Icon name="arrow-left" />
    </Link>
  );
}
