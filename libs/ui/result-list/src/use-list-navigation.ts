import type { SearchParams } from '@pasar/search-params';
import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchChanges, ListAddress } from './list-address.ts';

export type ListNavigation = {
  /** The parameters of the URL, including a pending navigation: a checkbox changes at once. */
  readonly shown: SearchParams;
  readonly go: (changes: SearchChanges) => void;
};

/** Changes the list by navigating to another URL. */
export function useListNavigation(address: ListAddress): ListNavigation {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(address.params);
  const go = (changes: SearchChanges) =>
    startTransition(() => {
      show({ ...address.params, ...changes } as SearchParams);
      void navigate(address.to(changes));
    });
  return { shown, go };
}
