import { Button, Notice, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';

type Props = { readonly onRetry: () => void; readonly retrying: boolean };

/** A part of the page failed to load; the rest stays. */
export function RetryNotice({ onRetry, retrying }: Props): ReactElement {
  const words = useWords();
  return (
    <Notice
      tone="danger"
      announce
      action={
        <Button size="sm" variant="quiet" loading={retrying} onClick={onRetry}>
          {words('retry')}
        </Button>
      }
    >
      {words('error_text')}
    </Notice>
  );
}
