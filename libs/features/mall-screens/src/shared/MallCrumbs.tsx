import type { Category } from '@pasar/catalogue-api';
import { Breadcrumbs } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mallCategoryPath, buildMallPath } from './mall-paths.ts';

export type MallCrumbsProps = {
  /** From the top category down; the last one is the current page unless `current` is given. */
  readonly trail: readonly Category[];
  readonly current?: string;
};

/** Breadcrumbs: home, the mall and its categories. */
export function MallCrumbs({ trail, current }: MallCrumbsProps): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  return (
    <Breadcrumbs
      crumbs={[
        { label: t('home'), to: '/' },
        { label: t('name'), to: buildMallPath('mall', market) },
        ...trail.map((category) => ({ label: category.name, to: mallCategoryPath(category, market) })),
        ...(current === undefined ? [] : [{ label: current }]),
      ]}
    />
  );
}
