import { isNotFound } from '@pasar/base-api';
import { ErrorState, Skeleton } from '@pasar/design-system';
import { useFocusAfterChange } from '@pasar/screen-kit';
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { GoneNotice } from './GoneNotice.tsx';
import type { PortalPart } from './portal-parts.data.ts';
import styles from './PortalRecord.module.css';

/** What a page shows of a query for one record. */
type RecordQuery<Data> = {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type Props<Data> = {
  readonly query: RecordQuery<Data>;
  /** The section whose list leads back from a record that does not exist. */
  readonly part: PortalPart;
  readonly goneTitle: string;
  /** For a form: what changes with each save, so that it is mounted again with the saved values. */
  readonly getVersion?: (data: Data) => string;
  readonly children: (data: Data, onReload: () => unknown) => ReactNode;
};

/** Loads one record of the seller's shop; another shop's record is not found. */
export function PortalRecord<Data>({
  query,
  part,
  goneTitle,
  getVersion,
  children,
}: Props<Data>): ReactElement {
  const { data, error, isFetching, refetch } = query;
  const version = data === undefined ? undefined : getVersion?.(data);
  useFocusAfterChange(version);
  if (data !== undefined && !error) return <Fragment key={version}>{children(data, refetch)}</Fragment>;
  if (isNotFound(error)) return <GoneNotice part={part} title={goneTitle} />;
  if (error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  return <Skeleton shape="block" className={styles.loading} />;
}
