import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';

/** Shows why a call failed; renders nothing if it did not. */
export const FailureNotice = ({ text }: { readonly text: string | undefined }): ReactElement | null =>
  text ? (
    <Notice tone="danger" announce>
      {text}
    </Notice>
  ) : null;
