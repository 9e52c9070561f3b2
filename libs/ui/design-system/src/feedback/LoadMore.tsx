import type { FocusEvent, ReactElement } from 'react';
import { Button } from '../actions/Button.tsx';
import type { ButtonProps } from '../actions/Button.tsx';
import { useWords } from '../translations/use-words.ts';
import { Notice } from './Notice.tsx';

/** What `LoadMore` needs of an infinite query. */
export type PagedList = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

export type LoadMoreProps = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'> & {
  readonly list: PagedList;
};

const prepareNextFocus = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  void import('./focus-next-page.ts').then(
    ({ focusNextPageOnPress }) => focusNextPageOnPress(currentTarget),
    () => undefined,
  );

/**
 * The end of a paged list: a button for the next page, if there is one, and an announced notice if it failed to load. A keyboard
 * goes on with the first control of the page that has arrived.
 */
export function LoadMore({ list, variant = 'secondary', ...rest }: LoadMoreProps): ReactElement {
  const words = useWords();
  return (
    <>
      {list.isFetchNextPageError ? (
        <Notice tone="danger" announce>
          {words('error_text')}
        </Notice>
      ) : null}
      {list.hasNextPage ? (
        <Button
          {...rest}
          variant={variant}
          loading={list.isFetchingNextPage}
          onFocus={prepareNextFocus}
          onClick={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
