import { SectionNav } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { supermarketPages } from './supermarket-pages.data.ts';
import type { SupermarketRoute } from './supermarket-pages.data.ts';

export type SupermarketPageProps = {
  /** The page's entry in the supermarket's navigation, if it has one. */
  readonly current?: SupermarketRoute;
  readonly children: ReactNode;
};

/** A page with the supermarket's navigation. */
export function SupermarketPage({ current, children }: SupermarketPageProps): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <>
      <SectionNav
        name={t('name')}
        to={buildPath('supermarket')}
        label={t('sections')}
        links={supermarketPages.map(([route, textKey]) => ({
          to: buildPath(route),
          label: t(textKey),
          current: route === current,
        }))}
      />
      {children}
    </>
  );
}
