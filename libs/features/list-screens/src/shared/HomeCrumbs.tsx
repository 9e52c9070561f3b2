import { Breadcrumbs } from '@pasar/design-system';
import type { Crumb } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Breadcrumbs that start at home. */
export function HomeCrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactElement {
  const { t } = useTranslation('list-screens');
  return <Breadcrumbs crumbs={[{ label: t('home'), to: '/' }, ...crumbs]} />;
}
