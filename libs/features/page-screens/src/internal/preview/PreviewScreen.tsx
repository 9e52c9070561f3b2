import { isNotFound } from '@pasar/base-api';
import { ErrorState, Notice, Skeleton } from '@pasar/design-system';
import { readComponents } from '@pasar/page-builder';
import { pageBuilderApi } from '@pasar/page-builder-api';
import { FrontPage } from '@pasar/page-sections';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { MarkupPage } from '../../page/MarkupPage.tsx';
import { PageComponents } from '../../page/PageComponents.tsx';
import { PageGone } from '../../page/PageScreen.tsx';
import { ToolPage } from '../shared/ToolPage.tsx';
import { PageVersions } from './PageVersions.tsx';
import { previewQuery } from './preview-query.ts';

/** Previews a version of a page by its token; without one, lists all versions. */
export function PreviewScreen({ input }: ScreenComponentProps<'preview'>): ReactElement {
  const query = previewQuery(input, useScreenContext());
  return query ? (
    <Preview query={query} />
  ) : (
    <ToolPage title="Page previews" lead="Every version of this market’s pages. A link opens for a week.">
      <PageVersions />
    </ToolPage>
  );
}

type PreviewProps = { readonly query: NonNullable<ReturnType<typeof previewQuery>> };

function Preview({ query }: PreviewProps): ReactElement {
  const {
    data,
    error,
    refetch,
    isFetching,
    fulfilledTimeStamp = 0,
  } = pageBuilderApi.useGetPreviewQuery(query);
  const format = useFormat();
  if (isNotFound(error)) return <PageGone />;
  if (!data)
    return error ? (
      <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h1" />
    ) : (
      <Skeleton shape="block" />
    );
  const { meta, layout, html, published_from } = data;
  const components = readComponents(layout.component_list);
  const dropped = layout.component_list.length - components.length;
  return (
    <FrontPage>
      <Notice tone="warning" title={`Preview of “${meta.title}”, version ${meta.version}`}>
        {published_from === undefined ? 'A draft.' : `Published from ${format.dateTime(published_from)}.`}
        {dropped > 0 ? ` ${dropped} components can’t be shown: check them in the component builder.` : null}
      </Notice>
      {components.length > 0 ? (
        <PageComponents
          components={components}
          clock={{ serverTime: data.server_time, receivedAt: fulfilledTimeStamp }}
        />
      ) : (
        <MarkupPage meta={meta} html={html} />
      )}
    </FrontPage>
  );
}
