import { catalogueApi } from '@pasar/catalogue-api';
import type { LaterHomeKind } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { CardCarouselSkeleton, ShopCarouselSkeleton } from '@pasar/page-sections';
import { useNearViewport } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import type { ReactElement, RefObject } from 'react';
import { useSelector } from 'react-redux';
import { HomeSectionView } from './HomeSectionView.tsx';
import { useSectionHeader } from './use-section-header.ts';

const laterQuery = { part: 'later' } as const;
const selectLaterSections = catalogueApi.endpoints.getHomeSections.select(laterQuery);

type KindsProps = { readonly kinds: readonly LaterHomeKind[] };

/** The sections below the fold: at first only titles, links and skeletons; their content is fetched near the viewport. */
export function LaterSections({ kinds }: KindsProps): ReactElement {
  const fetched = useSelector(selectLaterSections).data !== undefined;
  const { near, mark } = useNearViewport(fetched);
  return near ? <Sections kinds={kinds} /> : <SectionPlaceholders kinds={kinds} mark={mark} />;
}

function Sections({ kinds }: KindsProps): ReactElement {
  const {
    data,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = catalogueApi.useGetHomeSectionsQuery(laterQuery);
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <SectionPlaceholders kinds={kinds} />;
  const clock = { serverTime: data.server_time, receivedAt: fulfilledTimeStamp };
  return (
    <>
      {data.sections.map((section) => (
        <HomeSectionView key={section.kind} section={section} clock={clock} />
      ))}
    </>
  );
}

type Mark = RefObject<HTMLDivElement | null>;

/** The titles, links and skeletons of sections that are not fetched yet. */
export const SectionPlaceholders = ({ kinds, mark }: KindsProps & { readonly mark?: Mark }): ReactElement => (
  <>
    {kinds.map((kind, index) => (
      <SectionPlaceholder key={kind} kind={kind} {...(index === 0 && mark && { mark })} />
    ))}
  </>
);

function SectionPlaceholder({
  kind,
  mark,
}: {
  readonly kind: LaterHomeKind;
  readonly mark?: Mark;
}): ReactElement {
  const { atFirst, ...header } = useSectionHeader(kind);
  return (
    <Section {...header}>
      <div ref={mark}>
        {kind === 'mall' ? (
          <ShopCarouselSkeleton count={atFirst} />
        ) : (
          <CardCarouselSkeleton count={atFirst} />
        )}
      </div>
    </Section>
  );
}
