import { joinClasses } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './CartLink.module.css';

export type CartLinkProps = {
  readonly to: string;
  readonly count: number;
  readonly preview?: ReactNode;
  /** Called on the first hover or focus. */
  readonly onIntent?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly className?: string;
};

/**
 * The cart link with its count. The preview shows on hover and on focus within, and hides on Escape; all of
 * it is also on the cart page.
 */
export function CartLink({ to, count, preview, onIntent, children, className }: CartLinkProps): ReactElement {
  const words = useLayoutWords();
  const [dismissed, setDismissed] = useState(false);
  const undo = () => setDismissed(false);
  return (
    <div
      className={joinClasses(styles.cart, className)}
      data-dismissed={dismissed || undefined}
      onPointerEnter={onIntent}
      onPointerLeave={undo}
      onFocus={onIntent}
      onBlur={undo}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
    >
      <Link to={to} className={styles.link} aria-label={words('cart_count', { count })}>
        {children}
        {count > 0 ? <span className="count-badge over">{count > 99 ? '99+' : count}</span> : null}
      </Link>
      {preview ? <div className={styles.preview}>{preview}</div> : null}
    </div>
  );
}
