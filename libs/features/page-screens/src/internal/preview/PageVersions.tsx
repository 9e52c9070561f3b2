import { EmptyState, ErrorState, Skeleton, Tag } from '@pasar/design-system';
import { pageBuilderApi } from '@pasar/page-builder-api';
import type { PageVersion } from '@pasar/page-builder-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from '../shared/ToolPage.module.css';

const tones = { published: 'success', planned: 'info', draft: 'neutral', ended: 'neutral' } as const;

/** Every version with its state and a preview link. */
export function PageVersions(): ReactElement {
  const { data, isError, isFetching, refetch } = pageBuilderApi.useListPagesQuery();
  if (!data)
    return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <Skeleton shape="block" />;
  if (data.pages.length === 0)
    return <EmptyState title="No pages yet" text="Pages are rows of the tables page and page_version." />;
  return (
    <ul>
      {data.pages.map((version) => (
        <li key={`${version.page_id}.${version.version}`} className={styles.row}>
          <Version version={version} />
        </li>
      ))}
    </ul>
  );
}

const Version = ({
  version: { kind, page_url, template, version, title, state, token },
}: {
  readonly version: PageVersion;
}): ReactElement => (
  <>
    <span>
      <Link to={buildPath('preview', {}, { token })}>{title}</Link>{' '}
      <span className={styles.name}>
        {[kind, template, page_url].filter(Boolean).join(' / ')} · version {version}
      </span>
    </span>
    <Tag tone={tones[state]}>{state}</Tag>
  </>
);
