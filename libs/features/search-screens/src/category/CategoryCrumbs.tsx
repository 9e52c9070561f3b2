import { trailPath } from '@pasar/catalogue-api';
import type { Category } from '@pasar/catalogue-api';
import { Breadcrumbs } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Breadcrumbs from home down to this category. */
export function CategoryCrumbs({ trail }: { readonly trail: readonly Category[] }): ReactElement {
  const { t } = useTranslation('search-screens');
  return (
    <Breadcrumbs
      crumbs={[
        { label: t('home'), to: '/' },
        ...trail.map(({ name }, index) =>
          index === trail.length - 1
            ? { label: name }
            : { label: name, to: trailPath(trail.slice(0, index + 1)) },
        ),
      ]}
    />
  );
}
