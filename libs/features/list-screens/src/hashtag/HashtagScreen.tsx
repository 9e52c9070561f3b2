import { isNotFound } from '@pasar/base-api';
import { flattenPages, listsApi } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { PillLinks } from '@pasar/page-sections';
import { buildPath, hashtagPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '../shared/Count.tsx';
import { ItemsPage } from '../shared/ItemsPage.tsx';
import { EmptyList } from '../shared/EmptyList.tsx';
import { taggedItems, readHashtag } from './hashtag-data.ts';
import type { HashtagRoute } from './hashtag-data.ts';

/** The items with a hashtag, and related hashtags. */
export function HashtagScreen({ input }: ScreenComponentProps<HashtagRoute>): ReactElement {
  const { t } = useTranslation('list-screens');
  const tag = readHashtag(input);
  const about = listsApi.useGetHashtagQuery({ tag });
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(taggedItems(input)));
  const hashtag = about.currentData;
  if (isNotFound(about.error)) return <HashtagGone tag={tag} />;
  if (!hashtag && about.isError)
    return <ErrorState onRetry={about.refetch} retrying={about.isFetching} headingLevel="h1" />;
  const related = hashtag?.related ?? [];
  return (
    <ItemsPage
      title={`#${hashtag?.tag ?? tag}`}
      aside={hashtag ? <Count count={hashtag.item_count} /> : null}
      above={
        <PillLinks
          label={t('related')}
          labelled
          links={related.map((other) => ({ to: hashtagPath(other), label: `#${other}` }))}
        />
      }
      list={list}
      empty={<HashtagGone tag={tag} within />}
    />
  );
}

function HashtagGone({
  tag,
  within = false,
}: {
  readonly tag: string;
  readonly within?: boolean;
}): ReactElement {
  const { t } = useTranslation('list-screens');
  return (
    <EmptyList
      isWholePage={!within}
      illustration="signpost"
      title={t('hashtag_gone_title', { tag })}
      text={t('hashtag_gone_text')}
      to={buildPath('search', {}, { keyword: tag })}
      action={t('search_for', { keyword: tag })}
    />
  );
}
