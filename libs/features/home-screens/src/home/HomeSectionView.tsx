import { trailPath } from '@pasar/catalogue-api';
import type { HomeSection, ServerTime } from '@pasar/catalogue-api';
import { Banners, CardCarousel, CategoryTiles, ShopCarousel } from '@pasar/front-page';
import type { ReactElement } from 'react';
import { FlashSale } from './FlashSale.tsx';
import { useSectionFrame } from './use-section-frame.ts';
import type { FramedKind } from './use-section-frame.ts';

type HomeSectionViewProps = { readonly section: HomeSection; readonly clock: ServerTime };
type Framed = Extract<HomeSection, { readonly kind: FramedKind }>;

/** One part of the page, by its kind. A kind that has nothing to show takes no room. */
export const HomeSectionView = ({ section, clock }: HomeSectionViewProps): ReactElement =>
  section.kind === 'banners' ? (
    <Banners banners={section.banners} />
  ) : (
    <FramedSection section={section} clock={clock} />
  );

const FramedSection = ({
  section,
  clock,
}: {
  readonly section: Framed;
  readonly clock: ServerTime;
}): ReactElement => {
  const { atFirst, ...frame } = useSectionFrame(section.kind);
  switch (section.kind) {
    case 'categories':
      return (
        <CategoryTiles
          {...frame}
          categories={section.categories}
          pathOf={(category) => trailPath([category])}
        />
      );
    case 'flash-sale':
      return (
        <FlashSale
          {...frame}
          items={section.items}
          endsAt={section.ends_at}
          clock={clock}
          atFirst={atFirst}
        />
      );
    case 'mall':
      return <ShopCarousel {...frame} shops={section.shops} atFirst={atFirst} />;
    case 'top-products':
    case 'supermarket':
      return (
        <CardCarousel {...frame} placement={`home-${section.kind}`} items={section.items} atFirst={atFirst} />
      );
  }
};
