import { catalogueApi } from '@pasar/catalogue-api';
import { ErrorState, Icon, Skeleton } from '@pasar/design-system';
import { DelayedSkeleton } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './PopularSearches.module.css';
import { popularSearchesQuery } from './search-intermediate-needs.ts';

/** Popular searches of the market. */
export function PopularSearches(): ReactElement | null {
  const { t } = useTranslation('search-screens');
  const { data, isError, isFetching, refetch } =
    catalogueApi.useGetSearchSuggestionsQuery(popularSearchesQuery);
  if (data?.suggestions.length === 0) return null;
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h2" />;
  return (
    <Section title={t('popular')}>
      {data ? (
        <ul className={styles.list}>
          {data.suggestions.map(({ text, link }) => (
            <li key={link}>
              <Link className={styles.link} to={link} replace>
                <Icon name="search" size="xs" className={styles.icon} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <DelayedSkeleton>
          <Skeleton shape="block" className={styles.waiting} />
        </DelayedSkeleton>
      )}
    </Section>
  );
}
