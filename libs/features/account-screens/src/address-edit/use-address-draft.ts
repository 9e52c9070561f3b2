import { useSession } from '@pasar/account-api';
import type { AddressDraft } from '@pasar/address-form';
import { useHasHydrated } from '@pasar/design-system';
import { isObject, parseJson } from '@pasar/json';
import type { WebStorage } from '@pasar/persistence';
import { useStorages } from '@pasar/screen-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The address that a member entered on this page when the session had ended, to save after signing in again. It is kept in session
 * storage, not kept where that is denied, and never shown to another member.
 */
export function useAddressDraft() {
  const { session: storage } = useStorages();
  const session = useSession();
  const { pathname } = useLocation();
  const hasHydrated = useHasHydrated();
  const userid = session.status === 'logged-in' ? session.account.userid : undefined;
  const key = `address-draft:${userid}:${pathname}`;
  const attempt = <Result>(task: (storage: WebStorage) => Result): Result | undefined => {
    try {
      return task(storage());
    } catch {
      return undefined;
    }
  };
  const read = (): Partial<AddressDraft> | undefined => {
    const value = parseJson(attempt((stored) => stored.getItem(key)) ?? 'null');
    return isObject(value) ? value : undefined;
  };
  // The server's HTML has no draft.
  const [initial] = useState(() => (hasHydrated ? read() : undefined));
  return {
    initial,
    keep: (draft: AddressDraft): void => attempt((stored) => stored.setItem(key, JSON.stringify(draft))),
    forget: (): void => attempt((stored) => stored.removeItem(key)),
  };
}
