import type { Category } from '@pasar/catalogue-api';
import { Breadcrumbs } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { supermarketTrailPath } from '../shared/supermarket-paths.ts';

/** Breadcrumbs: home, the supermarket and its categories. */
export function SupermarketCrumbs({ trail }: { readonly trail: readonly Category[] }): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <Breadcrumbs
      crumbs={[
        { label: t('home'), to: '/' },
        { label: t('name'), to: buildPath('supermarket') },
        ...trail.map(({ name }, index) => ({
          label: name,
          to: supermarketTrailPath(trail.slice(0, index + 1)),
        })),
      ]}
    />
  );
}
