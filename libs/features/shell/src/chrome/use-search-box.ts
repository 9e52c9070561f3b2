import { catalogueApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long the typing rests before suggestions are asked for, in milliseconds. */
const rest = 150;

function useRested(text: string | undefined): string | undefined {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What the search box of header and top bar takes. Nothing is asked for before someone types. */
export function useSearchBox() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState<string>();
  const keyword = useRested(typed)?.trim().slice(0, 200);
  const { data } = catalogueApi.useGetSearchSuggestionsQuery(
    { keyword: keyword ?? '' },
    { skip: keyword === undefined },
  );
  const suggestions = data?.suggestions ?? [];
  const searched = new URLSearchParams(search).get('keyword') ?? '';
  return {
    /** Another search begins with another text in the box. */
    key: `${pathname} ${searched}`,
    action: buildPath('search', {}),
    name: 'keyword',
    defaultValue: searched,
    suggestions,
    onQueryChange: setTyped,
    onSearch: (text: string, picked?: { readonly text: string }) => {
      const link = suggestions.find((suggestion) => suggestion === picked)?.link;
      setTyped(undefined);
      void navigate(link ?? buildPath('search', {}, { keyword: text }));
    },
  };
}
