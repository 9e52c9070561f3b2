import { Button, ErrorState } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './InfiniteItems.module.css';

export type ListEndProps = {
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onMore: () => void;
  /** Whether the list is long enough that its end needs a message. */
  readonly long?: boolean;
  /** The button's label; "show more" by default. */
  readonly label?: string;
  /** Replaces the layout of the button and the message. */
  readonly className?: string | undefined;
};

/** The end of a list: a button for more, a retry, or a message that this was all. */
export function ListEnd({
  hasMore,
  loading,
  failed,
  onMore,
  long = false,
  label,
  className = styles.end,
}: ListEndProps): ReactElement | null {
  const { t } = useTranslation('item-list');
  if (failed)
    return <ErrorState title={t('more_failed')} onRetry={onMore} retrying={loading} headingLevel="h3" />;
  if (hasMore) {
    return (
      <div className={className}>
        <Button variant="secondary" loading={loading} onClick={onMore}>
          {label ?? t('load_more')}
        </Button>
      </div>
    );
  }
  return long ? <p className={className}>{t('end_of_list')}</p> : null;
}
