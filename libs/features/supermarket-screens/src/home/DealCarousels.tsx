import type { SupermarketHome } from '@pasar/catalogue-api';
import { CardCarousel } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const carousels = [
  ['deals', 'supermarket-deals'],
  ['bundle_deals', 'supermarket-bundle-deals'],
  ['add_on_deals', 'supermarket-add-on-deals'],
] as const;

/** A row of items for each kind of deal. */
export function DealCarousels({ home }: { readonly home: SupermarketHome }): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <>
      {carousels.map(([kind, route]) => (
        <CardCarousel
          key={kind}
          title={t(kind)}
          placement={route}
          items={home[kind]}
          moreTo={buildPath(route)}
        />
      ))}
    </>
  );
}
