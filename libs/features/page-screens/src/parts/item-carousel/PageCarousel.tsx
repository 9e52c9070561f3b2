import { flattenPages, listsApi } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { Section } from '@pasar/layout';
import { CardCarousel, CardCarouselSkeleton } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import type { PartProps } from '../part-props.ts';
import { carouselQuery, pageCardSet } from '../part-queries.ts';

/** A row of cards of one list; renders nothing if the list is empty. */
export default function PageCarousel({ props }: PartProps<'item-carousel'>): ReactElement | null {
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(carouselQuery(props)));
  const { title, link, list: name } = props;
  if (list.failed || list.first === undefined)
    return (
      <Section title={title}>
        {list.failed ? (
          <ErrorState onRetry={list.retry} retrying={list.loading} />
        ) : (
          <CardCarouselSkeleton count={6} />
        )}
      </Section>
    );
  return (
    <CardCarousel
      title={title}
      placement={`page-${name}`}
      items={list.items}
      cardSet={pageCardSet}
      {...(link && { moreTo: link })}
    />
  );
}
