import { ListHead, ListPage, ResultList } from '@pasar/result-list';
import type { ResultListProps } from '@pasar/result-list';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchWithin } from './SearchWithin.tsx';

export type SearchableListProps = Pick<ResultListProps, 'address' | 'list' | 'setting'> & {
  readonly title: string;
  /** The search field's label, and its button. */
  readonly words: { readonly label: string; readonly button: string };
};

/** All items of a part of the store, with their own search, filters and sort orders. */
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
