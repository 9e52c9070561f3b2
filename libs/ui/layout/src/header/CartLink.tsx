import { joinClasses } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './CartLink.module.css';

export type CartLinkProps = {
  readonly to: string;
  readonly count: number;
  readonly preview?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** The cart with its count; its preview shows on hover and on focus within, and is never the only way in. */
export function CartLink({ to, count, preview, children, className }: CartLinkProps): ReactElement {
  const words = useLayoutWords();
  return (
    <div className={joinClasses(styles.cart, className)}>
      <Link to={to} className={styles.link} aria-label={words('cart_count', { count })}>
        {children}
        {count > 0 ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
      </Link>
      {preview ? <div className={styles.preview}>{preview}</div> : null}
    </div>
  );
}
