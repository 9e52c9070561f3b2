import { flattenPages, listsApi } from '@pasar/catalogue-api';
import { Section } from '@pasar/layout';
import { InfiniteItemList } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import type { PartProps } from '../part-props.ts';
import { gridQuery, pageCardSet } from '../part-queries.ts';

/** An infinite list of cards. */
export default function PageGrid({ props }: PartProps<'item-grid'>): ReactElement {
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(gridQuery(props)));
  return (
    <Section title={props.title}>
      <InfiniteItemList label={props.title} list={list} cardSet={pageCardSet} headingLevel="h3" />
    </Section>
  );
}
