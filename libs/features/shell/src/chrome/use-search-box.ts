import { catalogueApi } from '@pasar/catalogue-api';
import { buildPath, routeAt } from '@pasar/routing-table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchOptions } from './search-options.ts';
import { forgetSearches, rememberSearch, useRecentSearches } from './use-recent-searches.ts';

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

/** What the list offers for a text; nothing is asked for before someone turns to the box. */
function useOptions(typed: string | undefined) {
  const { t } = useTranslation('layout');
  const keyword = useRested(typed)?.trim().slice(0, 200);
  const { data } = catalogueApi.useGetSearchSuggestionsQuery(
    { keyword: keyword ?? '' },
    { skip: keyword === undefined },
  );
  const recent = useRecentSearches(typed !== undefined);
  const text = keyword ?? '';
  const options = searchOptions({ text, recent, suggested: data?.suggestions ?? [] }, (key, values) =>
    t(key, { ...values }),
  );
  const heading = data?.corrected && t('suggest_corrected', { keyword: data.corrected });
  return { text, recent, options, ...(heading && { heading }) };
}

const isSearchPage = (pathname: string): boolean => routeAt(pathname) === 'search-intermediate';

/** Changes with each search, so that the box begins with its text. The page before a search leaves what is typed alone. */
function useBoxKey(pathname: string, searched: string): string {
  const here = `${pathname} ${searched}`;
  const [key, setKey] = useState(here);
  if (key !== here && !isSearchPage(pathname)) setKey(here);
  return key;
}

/** What the search box of header and top bar takes. `opensPage`: pressing it brings the page before a search. */
export function useSearchBox({ opensPage = false }: { readonly opensPage?: boolean } = {}) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState<string>();
  const { text, recent, options, ...said } = useOptions(typed);
  const searched = new URLSearchParams(search).get('keyword') ?? '';
  const onPage = isSearchPage(pathname);
  // That page shows all of it itself.
  const suggestions = onPage && text === '' ? [] : options;
  return {
    ...said,
    key: useBoxKey(pathname, searched),
    action: buildPath('search', {}),
    name: 'keyword',
    defaultValue: searched,
    suggestions,
    onQueryChange: setTyped,
    ...(opensPage && !onPage && { onPress: () => void navigate(buildPath('search-intermediate', {})) }),
    ...(text === '' && recent.length > 0 && { onForget: forgetSearches }),
    onSearch: (written: string, picked?: object) => {
      const { link, keyword } = options.find((option) => option === picked) ?? {
        link: buildPath('search', {}, { keyword: written }),
        keyword: written,
      };
      setTyped(undefined);
      if (keyword !== undefined) rememberSearch(keyword);
      // The history is ahead of the screen while a page loads: who types fast has left no trace of that page either.
      void navigate(link, { replace: isSearchPage(window.location.pathname) });
    },
  };
}
