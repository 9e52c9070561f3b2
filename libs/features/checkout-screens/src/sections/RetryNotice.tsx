import { Button, Notice, useOnline, useRetryOnline, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';

type Props = { readonly onRetry: () => void; readonly retrying: boolean };

/** Shown where a part of the page failed to load, with a retry button; retries by itself when the connection returns. */
export function RetryNotice({ onRetry, retrying }: Props): ReactElement {
  const words = useWords();
  const online = useOnline();
  useRetryOnline(onRetry);
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
      {words(online ? 'error_text' : 'offline_text')}
    </Notice>
  );
}
