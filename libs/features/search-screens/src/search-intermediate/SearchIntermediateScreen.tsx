import { catalogueApi, childCategories, trailPath } from '@pasar/catalogue-api';
import { Container, Grid, TileLink, VisuallyHidden } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buildPath } from '@pasar/routing-table';
import { Section } from '@pasar/layout';
import { PopularSearches } from './PopularSearches.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './SearchIntermediateScreen.module.css';

/** The page before a search: recent searches, popular searches and categories. */
export function SearchIntermediateScreen(): ReactElement {
  const { t } = useTranslation('search-screens');
  return (
    <Container className={styles.page}>
      <VisuallyHidden as="h1">{t('search_page')}</VisuallyHidden>
      <RecentSearches />
      <PopularSearches />
      <Categories />
    </Container>
  );
}

/** Renders nothing if the categories fail to load. */
function Categories(): ReactElement | null {
  const { t } = useTranslation('search-screens');
  const { data } = catalogueApi.useGetCategoryTreeQuery();
  if (!data) return null;
  return (
    <Section title={t('categories')} moreTo={buildPath('all-categories')}>
      <Grid as="ul" of="tiles" gap="md">
        {childCategories(data.categories).map((category) => (
          <li key={category.catid}>
            <TileLink to={trailPath([category])} label={category.name} picture={category.picture} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
