import { catalogueApi } from '@pasar/catalogue-api';
import type { LaterHomeKind } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { CardCarouselSkeleton, ShopCarouselSkeleton } from '@pasar/front-page';
import { useNearViewport } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import type { ReactElement, RefObject } from 'react';
import { useSelector } from 'react-redux';
import { HomeSectionView } from './HomeSectionView.tsx';
import { useSectionFrame } from './use-section-frame.ts';

const later = { part: 'later' } as const;
const selectLater = catalogueApi.endpoints.getHomeSections.select(later);

type KindsProps = { readonly kinds: readonly LaterHomeKind[] };

/** What follows the first screen: at first its titles, the ways to all of it and its room; the rest when one comes near. */
export const LaterSections = ({ kinds }: KindsProps): ReactElement => {
  const fetched = useSelector(selectLater).data !== undefined;
  const { near, mark } = useNearViewport(fetched);
  return near ? <Sections kinds={kinds} /> : <StandIns kinds={kinds} mark={mark} />;
};

const Sections = ({ kinds }: KindsProps): ReactElement => {
  const {
    data,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = catalogueApi.useGetHomeSectionsQuery(later);
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <StandIns kinds={kinds} />;
  const clock = { serverTime: data.server_time, receivedAt: fulfilledTimeStamp };
  return (
    <>
      {data.sections.map((section) => (
        <HomeSectionView key={section.kind} section={section} clock={clock} />
      ))}
    </>
  );
};

type Mark = RefObject<HTMLDivElement | null>;

const StandIns = ({ kinds, mark }: KindsProps & { readonly mark?: Mark }): ReactElement => (
  <>
    {kinds.map((kind, index) => (
      <StandIn key={kind} kind={kind} {...(index === 0 && mark && { mark })} />
    ))}
  </>
);

const StandIn = ({ kind, mark }: { readonly kind: LaterHomeKind; readonly mark?: Mark }): ReactElement => {
  const { atFirst, ...frame } = useSectionFrame(kind);
  return (
    <Section {...frame}>
      <div ref={mark}>
        {kind === 'mall' ? <ShopCarouselSkeleton count={atFirst} /> : <CardCarouselSkeleton count={atFirst} />}
      </div>
    </Section>
  );
};
