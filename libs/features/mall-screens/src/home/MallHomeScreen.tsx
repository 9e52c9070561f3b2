import { flattenPages, listsApi, mallApi } from '@pasar/catalogue-api';
import { ErrorState, Notice, VisuallyHidden } from '@pasar/design-system';
import { FrontPage, FrontSkeleton, InfiniteItemList } from '@pasar/page-sections';
import { Section } from '@pasar/layout';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buildMallPath } from '../shared/mall-paths.ts';
import { MallPage } from '../shared/MallPage.tsx';
import { MallHomeSections } from './MallHomeSections.tsx';

type Props = ScreenComponentProps<'mall' | 'mall-preview'>;

/** The mall's home page: its sections, then all items. */
export function MallHomeScreen({ input }: Props): ReactElement {
  const { t } = useTranslation('mall-screens');
  return (
    <MallPage>
      <FrontPage>
        <VisuallyHidden as="h1">{t('name')}</VisuallyHidden>
        {input.route === 'mall-preview' ? (
          <Notice title={t('preview_title')}>{t('preview_text')}</Notice>
        ) : null}
        <HomeSections />
        <AllItems />
      </FrontPage>
    </MallPage>
  );
}

function HomeSections(): ReactElement {
  const { data, isError, isFetching, refetch } = mallApi.useGetMallHomeQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  return data ? <MallHomeSections home={data} /> : <FrontSkeleton />;
}

function AllItems(): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery({ list: 'mall' }));
  return (
    <Section
      title={t('everything')}
      moreTo={buildMallPath('mall-search', market)}
      moreLabel={t('with_filters')}
    >
      <InfiniteItemList label={t('everything')} list={list} headingLevel="h3" />
    </Section>
  );
}
