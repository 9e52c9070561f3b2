import { catalogueApi, trailPath } from '@pasar/catalogue-api';

/** The top categories as links; fetched once `isEnabled`. */
export function useCategoryEntries(isEnabled: boolean) {
  const { data } = catalogueApi.useGetCategoryTreeQuery(undefined, { skip: !isEnabled });
  return (data?.categories ?? [])
    .filter(({ parent_id }) => !parent_id)
    .map((category) => ({ label: category.name, to: trailPath([category]) }));
}
