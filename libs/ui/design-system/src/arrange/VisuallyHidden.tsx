import type { ReactElement, ReactNode } from 'react';

/** Visible to screen readers only. */
export const VisuallyHidden = ({
  as: Element = 'span',
  children,
}: {
  readonly as?: 'span' | 'h1' | 'h2' | 'p';
  readonly children: ReactNode;
}): ReactElement => <Element className="visually-hidden">{children}</Element>;
