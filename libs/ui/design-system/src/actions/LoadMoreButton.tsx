import type { ReactElement } from 'react';
import { Button } from './Button.tsx';
import type { ButtonProps } from './Button.tsx';

/** What the button needs of an infinite query. */
export type PagedList = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
};

export type LoadMoreButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'> & {
  readonly list: PagedList;
};

/** Loads the next page of a list; absent if there is none. */
export const LoadMoreButton = ({
  list,
  variant = 'secondary',
  ...rest
}: LoadMoreButtonProps): ReactElement | null =>
  list.hasNextPage ? (
    <Button
      {...rest}
      variant={variant}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    />
  ) : null;
