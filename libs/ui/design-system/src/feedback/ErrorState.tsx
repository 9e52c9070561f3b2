import type { ReactElement, ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { useWords } from '../translations/use-words.ts';
import { useOnline } from '../use-online.ts';
import { useRetryOnline } from '../use-retry-online.ts';
import { EmptyState } from './EmptyState.tsx';
import type { EmptyStateProps } from './EmptyState.tsx';

export type ErrorStateProps = Partial<
  Pick<EmptyStateProps, 'title' | 'text' | 'illustration' | 'headingLevel'>
> & {
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** A second action beside the retry button, shown only online: it may load a page. */
  readonly action?: ReactNode;
};

/**
 * A failed load: explanation and retry button; retries by itself when the connection returns. Announced to
 * screen readers.
 */
export function ErrorState({
  title,
  text,
  illustration = 'storm',
  headingLevel,
  onRetry,
  retrying,
  action,
}: ErrorStateProps): ReactElement {
  const words = useWords();
  const online = useOnline();
  useRetryOnline(onRetry);
  return (
    <div role="alert">
      <EmptyState
        illustration={illustration}
        headingLevel={headingLevel}
        title={online ? (title ?? words('error_title')) : words('offline')}
        text={online ? (text ?? words('error_text')) : words('offline_text')}
        action={
          <>
            {onRetry ? (
              <Button icon="refresh" variant="secondary" loading={retrying} onClick={onRetry}>
                {words('retry')}
              </Button>
            ) : null}
            {online ? action : null}
          </>
        }
      />
    </div>
  );
}
