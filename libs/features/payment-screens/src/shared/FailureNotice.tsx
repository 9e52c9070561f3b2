import { Notice } from '@pasar/design-system';
import type { ReactElement } from 'react';

/** Why a call did not work; nothing while it did. */
export const FailureNotice = ({ text }: { readonly text: string | undefined }): ReactElement | null =>
  text ? (
    <Notice tone="danger" announce>
      {text}
    </Notice>
  ) : null;
