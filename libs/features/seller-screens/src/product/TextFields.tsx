import { catalogueApi } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { CardSection, Select, TextArea, TextField } from '@pasar/design-system';
import { productLimits } from '@pasar/item';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPartProps } from './form-part-props.ts';

/** Categories without subcategories, with their full paths. */
export function listLeafCategories(categories: readonly Category[]) {
  const byId = new Map(categories.map((category) => [category.catid, category]));
  const parents = new Set(categories.map(({ parent_id }) => parent_id));
  const toLabel = ({ name, parent_id }: Category): string => {
    const parent = parent_id === undefined ? undefined : byId.get(parent_id);
    return parent ? `${toLabel(parent)} › ${name}` : name;
  };
  return categories
    .filter(({ catid }) => !parents.has(catid))
    .map((category) => ({ value: String(category.catid), label: toLabel(category) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Title, description and category. */
export function TextFields({ form, change, problems }: FormPartProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { data } = catalogueApi.useGetCategoryTreeQuery();
  const categories = data?.categories ?? [];
  const leaves = listLeafCategories(categories);
  // A feed may have put the product into a category with subcategories.
  const own = categories.find(({ catid }) => String(catid) === form.catid);
  const isListed = leaves.some(({ value }) => value === form.catid);
  const options = own && !isListed ? [{ value: form.catid, label: own.name }, ...leaves] : leaves;
  const titleProblem = problems.find(({ field }) => field === 'title');
  const tooLong = (max: number) => t('error_too_long', { max: format.number(max) });
  return (
    <CardSection title={t('product_details')}>
      <TextField
        label={t('product_title')}
        name="title"
        autoComplete="off"
        maxLength={productLimits.maxTitleLength}
        value={form.title}
        error={
          titleProblem &&
          (titleProblem.problem === 'missing' ? t('error_title') : tooLong(productLimits.maxTitleLength))
        }
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextArea
        label={t('product_description')}
        name="description"
        rows={6}
        maxLength={productLimits.maxDescriptionLength}
        value={form.description}
        error={
          problems.some(({ field }) => field === 'description') && tooLong(productLimits.maxDescriptionLength)
        }
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Select
        label={t('product_category')}
        name="category"
        placeholder={t('choose_category')}
        options={options}
        value={form.catid}
        error={problems.some(({ field }) => field === 'category') && t('error_category')}
        onChange={(event) => change({ catid: event.currentTarget.value })}
      />
    </CardSection>
  );
}
