import { catalogueApi } from '@pasar/catalogue-api';
import { ErrorState, VisuallyHidden } from '@pasar/design-system';
import { FrontPage, FrontSkeleton, NoItemsYet } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DailyDiscover } from './DailyDiscover.tsx';
import { firstPartQuery } from './home-needs.ts';
import { HomeSectionView } from './HomeSectionView.tsx';
import { HomeRows } from '../rows/HomeRows.tsx';
import { LaterSections } from './LaterSections.tsx';

/** The home page. */
export function HomeScreen(): ReactElement {
  const { t } = useTranslation('home-screens');
  return (
    <FrontPage>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <Sections />
      <DailyDiscover />
    </FrontPage>
  );
}

function Sections(): ReactElement {
  const {
    data,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = catalogueApi.useGetHomeSectionsQuery(firstPartQuery);
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <FrontSkeleton />;
  const { sections, later = [] } = data;
  if (sections.length + later.length === 0) return <NoItemsYet />;
  const clock = { serverTime: data.server_time, receivedAt: fulfilledTimeStamp };
  return (
    <>
      {sections.map((section) => (
        <HomeSectionView key={section.kind} section={section} clock={clock} />
      ))}
      <HomeRows />
      <LaterSections kinds={later} />
    </>
  );
}
