import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import type { ResultListProps } from '@pasar/result-list';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchWithin } from './SearchWithin.tsx';

export type SearchableListProps = Pick<ResultListProps, 'address' | 'list' | 'setting'> & {
  readonly title: string;
  /** What one searches through, and what sends the search. */
  readonly words: { readonly label: string; readonly button: string };
};

/** Everything in a part of the store, with a search of its own, filters and orders. */
export function SearchableList({ title, words, ...props }: SearchableListProps): ReactElement {
  const navigate = useNavigate();
  const { address, list } = props;
  return (
    <ListPage>
      <ResultList
        {...props}
        head={
          <>
            <SearchWithin
              {...words}
              keyword={address.params.keyword}
              action={address.to({ keyword: undefined })}
              onSearch={(keyword) => void navigate(address.to({ keyword }))}
            />
            <ListHead title={title} answer={list.first} />
          </>
        }
      />
    </ListPage>
  );
}
