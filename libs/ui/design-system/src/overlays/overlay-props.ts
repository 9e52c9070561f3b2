import type { ReactNode } from 'react';

export type OverlayProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Sticky below the content: the buttons. */
  readonly footer?: ReactNode;
  readonly className?: string;
};
