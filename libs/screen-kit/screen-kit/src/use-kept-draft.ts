import type { ApiError } from '@pasar/base-api';
import { useHasHydrated } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { isObject, parseJson } from '@pasar/json';
import type { WebStorage } from '@pasar/persistence';
import { useMemo } from 'react';
import { useStorages } from './screen-context.tsx';

export type KeptDraft<Draft extends object> = {
  /** The kept draft; undefined until the page is hydrated and its member known. */
  readonly initial: Partial<Draft> | undefined;
  /** The React key of the form, which starts again once a kept draft is read. */
  readonly formKey: 'kept' | 'new';
  /** Keeps the draft if a call failed because the session has ended. */
  readonly keepIfSignedOut: (error: unknown, draft: Draft) => void;
  readonly forget: () => void;
};

/** Runs a task on a storage; undefined where storage is denied or full. */
const attempt = <Result>(
  open: () => WebStorage,
  task: (storage: WebStorage) => Result,
): Result | undefined => {
  try {
    return task(open());
  } catch {
    return undefined;
  }
};

/**
 * What a member entered in a form whose session had ended, to continue with after signing in again. `form` names the form and its
 * subject. It is kept in session storage, not kept where that is denied, and never shown to another member.
 */
export function useKeptDraft<Draft extends object>(
  form: string,
  memberId: number | undefined,
): KeptDraft<Draft> {
  const { session: open } = useStorages();
  const hasHydrated = useHasHydrated();
  const key = `draft:${memberId}:${form}`;
  const initial = useMemo(() => {
    // The server's HTML has no draft.
    if (!hasHydrated || memberId === undefined) return undefined;
    const value = parseJson(attempt(open, (storage) => storage.getItem(key)) ?? 'null');
    return isObject(value) ? (value as Partial<Draft>) : undefined;
  }, [hasHydrated, memberId, open, key]);
  return {
    initial,
    formKey: initial ? 'kept' : 'new',
    keepIfSignedOut: (error, draft) => {
      if (memberId === undefined || (error as ApiError).code !== errorCodes.NOT_LOGGED_IN) return;
      attempt(open, (storage) => storage.setItem(key, JSON.stringify(draft)));
    },
    forget: () => attempt(open, (storage) => storage.removeItem(key)),
  };
}
