import { catalogueApi } from '@pasar/catalogue-api';
import { Container, EmptyState, ErrorState, VisuallyHidden } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DailyDiscover } from './DailyDiscover.tsx';
import { HomeSectionView } from './HomeSectionView.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import styles from './HomeScreen.module.css';

/** The store's front: what is on offer today, then all that one could want. */
export function HomeScreen(): ReactElement {
  const { t } = useTranslation('home-screens');
  return (
    <Container className={styles.page}>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <Sections />
      <DailyDiscover />
    </Container>
  );
}

const Sections = (): ReactElement => {
  const { t } = useTranslation('home-screens');
  const {
    data,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = catalogueApi.useGetHomeSectionsQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <HomeSkeleton />;
  if (data.sections.length === 0) return <EmptyState title={t('empty_title')} text={t('empty_text')} />;
  const clock = { serverTime: data.server_time, receivedAt: fulfilledTimeStamp };
  return (
    <>
      {data.sections.map((section) => (
        <HomeSectionView key={section.kind} section={section} clock={clock} />
      ))}
    </>
  );
};
