import { SectionNav } from '@pasar/front-page';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { supermarketPages } from './supermarket-pages.data.ts';
import type { SupermarketRoute } from './supermarket-pages.data.ts';

export type SupermarketPageProps = {
  /** The page of the supermarket's sign that this one is, if any. */
  readonly current?: SupermarketRoute;
  readonly children: ReactNode;
};

/** A page under the supermarket's sign. */
export const SupermarketPage = ({ current, children }: SupermarketPageProps): ReactElement => {
  const { t } = useTranslation('supermarket-screens');
  return (
    <>
      <SectionNav
        name={t('name')}
        to={buildPath('supermarket')}
        label={t('sections')}
        links={supermarketPages.map(([route, word]) => ({
          to: buildPath(route),
          label: t(word),
          current: route === current,
        }))}
      />
      {children}
    </>
  );
};
