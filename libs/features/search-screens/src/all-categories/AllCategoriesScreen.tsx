import { catalogueApi, childCategories, trailPath } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { Container, ErrorState, Image, Skeleton } from '@pasar/design-system';
import { DelayedSkeleton } from '@pasar/item-list';
import { PillLinks } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './AllCategoriesScreen.module.css';

/** Every category of the market with its subcategories; above them, the lists of brands and collections. */
export function AllCategoriesScreen(): ReactElement {
  const { t } = useTranslation('search-screens');
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{t('all_categories')}</h1>
      <div className={styles.lists}>
        <PillLinks
          label={t('more_lists')}
          links={[
            { to: buildPath('list', {}), label: t('brands') },
            { to: buildPath('featured-collections'), label: t('featured_collections') },
          ]}
        />
      </div>
      <CategoryTree />
    </Container>
  );
}

function CategoryTree(): ReactElement {
  const { data, isError, isFetching, refetch } = catalogueApi.useGetCategoryTreeQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) {
    return (
      <DelayedSkeleton>
        <div className={styles.plan}>
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} shape="block" className={styles.waiting} />
          ))}
        </div>
      </DelayedSkeleton>
    );
  }
  return (
    <ul className={styles.plan}>
      {childCategories(data.categories).map((category) => (
        <li key={category.catid} className={styles.column}>
          <CategoryColumn category={category} tree={data.categories} />
        </li>
      ))}
    </ul>
  );
}

const CategoryColumn = ({
  category,
  tree,
}: {
  readonly category: Category;
  readonly tree: readonly Category[];
}): ReactElement => (
  <>
    <h2 className={styles.name}>
      <Link className={styles.top} to={trailPath([category])}>
        <Image picture={category.picture} alt="" sizes="3rem" className={styles.picture} />
        {category.name}
      </Link>
    </h2>
    <ul className={styles.below}>
      {childCategories(tree, category.catid).map((child) => (
        <li key={child.catid}>
          <Link className={styles.child} to={trailPath([category, child])}>
            {child.name}
          </Link>
        </li>
      ))}
    </ul>
  </>
);
