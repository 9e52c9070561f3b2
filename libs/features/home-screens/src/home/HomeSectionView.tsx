import { trailPath } from '@pasar/catalogue-api';
import type { HomeSection, ServerTime } from '@pasar/catalogue-api';
import { Banners, CardCarousel, CategoryTiles, ShopCarousel } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import { FlashSaleRow } from './FlashSaleRow.tsx';
import { useSectionHeader } from './use-section-header.ts';
import type { TitledKind } from './use-section-header.ts';

type HomeSectionViewProps = { readonly section: HomeSection; readonly clock: ServerTime };
type TitledHomeSection = Extract<HomeSection, { readonly kind: TitledKind }>;

/** A section of the page by its kind. Empty sections render nothing. */
export const HomeSectionView = ({ section, clock }: HomeSectionViewProps): ReactElement =>
  section.kind === 'banners' ? (
    <Banners banners={section.banners} />
  ) : (
    <TitledSection section={section} clock={clock} />
  );

function TitledSection({
  section,
  clock,
}: {
  readonly section: TitledHomeSection;
  readonly clock: ServerTime;
}): ReactElement {
  const { atFirst, ...header } = useSectionHeader(section.kind);
  switch (section.kind) {
    case 'categories':
      return (
        <CategoryTiles
          {...header}
          categories={section.categories}
          pathOf={(category) => trailPath([category])}
        />
      );
    case 'flash-sale':
      return (
        <FlashSaleRow
          {...header}
          items={section.items}
          endsAt={section.ends_at}
          clock={clock}
          atFirst={atFirst}
        />
      );
    case 'mall':
      return <ShopCarousel {...header} shops={section.shops} atFirst={atFirst} />;
    case 'top-products':
    case 'supermarket':
      return (
        <CardCarousel
          {...header}
          placement={`home-${section.kind}`}
          items={section.items}
          atFirst={atFirst}
        />
      );
  }
}
