import type { ReactElement, ReactNode } from 'react';
import { LoadMoreButton } from '../actions/LoadMoreButton.tsx';
import type { PagedList } from '../actions/LoadMoreButton.tsx';
import { useWords } from '../translations/use-words.ts';
import { Notice } from './Notice.tsx';

export type LoadMoreProps = {
  readonly list: PagedList & { readonly isFetchNextPageError: boolean };
  /** The button's label. */
  readonly children: ReactNode;
};

/** The end of a paged list: a button for the next page, and an announced notice if it failed to load. */
export function LoadMore({ list, children }: LoadMoreProps): ReactElement {
  const words = useWords();
  return (
    <>
      {list.isFetchNextPageError ? (
        <Notice tone="danger" announce>
          {words('error_text')}
        </Notice>
      ) : null}
      <LoadMoreButton list={list}>{children}</LoadMoreButton>
    </>
  );
}
