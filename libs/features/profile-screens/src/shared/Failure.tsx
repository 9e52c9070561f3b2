import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';

/** The error message of a form. */
export const Failure = ({ text }: { readonly text: string | undefined }): ReactElement | null =>
  text === undefined ? null : (
    <Notice tone="danger" announce>
      {text}
    </Notice>
  );
