import { catalogueApi } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { useStorages } from '@pasar/screen-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { buildSearchOptions } from './search-options.ts';
import { forgetSearches, rememberSearch, useRecentSearches } from './use-recent-searches.ts';

const suggestionDebounceMs = 150;

function useDebounced(text: string | undefined): string | undefined {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), suggestionDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** The suggestions for the typed text; nothing is fetched before the box is first used. */
function useSearchOptions(typed: string | undefined) {
  const { t } = useTranslation('layout');
  const keyword = useDebounced(typed)?.trim().slice(0, 200);
  const { data } = catalogueApi.useGetSearchSuggestionsQuery(
    { keyword: keyword ?? '' },
    { skip: keyword === undefined },
  );
  const recent = useRecentSearches(typed !== undefined);
  const text = keyword ?? '';
  const options = buildSearchOptions({ text, recent, suggested: data?.suggestions ?? [] }, (key, values) =>
    t(key, { ...values }),
  );
  const heading = data?.corrected && t('suggest_corrected', { keyword: data.corrected });
  return { text, recent, options, ...(heading && { heading }) };
}

const isSearchPage = (pathname: string): boolean =>
  pathname.replace(/\/$/, '') === buildPath('search-intermediate', {});

/** A React key that changes with each search, so that the box shows its keyword. The search page keeps the typed text. */
function useSearchBoxKey(pathname: string, searchedKeyword: string): string {
  const here = `${pathname} ${searchedKeyword}`;
  const [key, setKey] = useState(here);
  if (key !== here && !isSearchPage(pathname)) setKey(here);
  return key;
}

/** Props of the search box in header and top bar. `opensPage`: pressing it opens the search page. */
export function useSearchBox({ opensPage = false }: { readonly opensPage?: boolean } = {}) {
  const navigate = useNavigate();
  const storages = useStorages();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState<string>();
  const { text, recent, options, ...headingProps } = useSearchOptions(typed);
  const searchedKeyword = new URLSearchParams(search).get('keyword') ?? '';
  const isOnSearchPage = isSearchPage(pathname);
  // The search page shows recent and popular searches itself.
  const suggestions = isOnSearchPage && text === '' ? [] : options;
  return {
    ...headingProps,
    key: useSearchBoxKey(pathname, searchedKeyword),
    action: buildPath('search', {}),
    name: 'keyword',
    defaultValue: searchedKeyword,
    suggestions,
    onQueryChange: setTyped,
    ...(opensPage &&
      !isOnSearchPage && { onPress: () => void navigate(buildPath('search-intermediate', {})) }),
    ...(text === '' && recent.length > 0 && { onForget: () => forgetSearches(storages) }),
    onSearch: (submitted: string, picked?: object) => {
      const { link, keyword } = options.find((option) => option === picked) ?? {
        link: buildPath('search', {}, { keyword: submitted }),
        keyword: submitted,
      };
      setTyped(undefined);
      if (keyword !== undefined) rememberSearch(storages, keyword);
      // `window.location` is ahead of the rendered page while one loads; the search page never stays in the
      // history.
      void navigate(link, { replace: isSearchPage(window.location.pathname) });
    },
  };
}
