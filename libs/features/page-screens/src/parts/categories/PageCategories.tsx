import { catalogueApi, childCategories, trailPath } from '@pasar/catalogue-api';
import { CategoryTiles } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import type { PartProps } from '../part-props.ts';

/** The market's top categories; renders nothing if they fail to load. */
export default function PageCategories({ props }: PartProps<'categories'>): ReactElement {
  const { data } = catalogueApi.useGetCategoryTreeQuery();
  return (
    <CategoryTiles
      title={props.title}
      categories={data ? childCategories(data.categories) : []}
      pathOf={(category) => trailPath([category])}
      moreTo={buildPath('all-categories')}
    />
  );
}
