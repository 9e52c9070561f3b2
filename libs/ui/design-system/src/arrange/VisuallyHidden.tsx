import type { ReactElement, ReactNode } from 'react';

/** For screen readers alone. */
export const VisuallyHidden = ({
  as: Element = 'span',
  children,
}: {
  readonly as?: 'span' | 'h1' | 'h2' | 'p';
  readonly children: ReactNode;
}): ReactElement => <Element className="visually-hidden">{children}</Element>;
