import { Notice } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';

type Props = {
  readonly text: string | undefined;
  /** A link to what resolves the error. */
  readonly action?: ReactNode;
};

/** The error message of a form. */
export const Failure = ({ text, action }: Props): ReactElement | null =>
  text === undefined ? null : (
    <Notice tone="danger" announce action={action}>
      {text}
    </Notice>
  );
