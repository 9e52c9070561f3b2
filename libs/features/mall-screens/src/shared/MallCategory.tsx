import { categoryTrail, mallApi } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { ButtonLink, EmptyState, ErrorState } from '@pasar/design-system';
import { FrontPage, FrontSkeleton } from '@pasar/page-sections';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { buildMallPath } from './mall-paths.ts';

export type MallCategoryProps = {
  readonly categoryId: number;
  /** Renders an existing category: its breadcrumb trail, and all categories of the mall. */
  readonly children: (trail: readonly Category[], tree: readonly Category[]) => ReactElement;
};

/** A page of a category of the mall, with its loading, error and not-found states. */
export function MallCategory({ categoryId, children }: MallCategoryProps): ReactElement {
  const { data, isError, isFetching, refetch } = mallApi.useGetMallCategoriesQuery();
  if (!data) {
    return (
      <FrontPage>
        {isError ? (
          <ErrorState onRetry={refetch} retrying={isFetching} headingLevel="h1" />
        ) : (
          <FrontSkeleton />
        )}
      </FrontPage>
    );
  }
  const trail = categoryTrail(data.categories, categoryId);
  return trail.length === 0 ? <CategoryGone /> : children(trail, data.categories);
}

function CategoryGone(): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  return (
    <EmptyState
      illustration="signpost"
      headingLevel="h1"
      title={t('gone_title')}
      text={t('gone_text')}
      action={<ButtonLink to={buildMallPath('mall-categories', market)}>{t('all_categories')}</ButtonLink>}
    />
  );
}
