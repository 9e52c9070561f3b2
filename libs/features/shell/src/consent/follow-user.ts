import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';

const visitor = 0;

/** Who is signed in; undefined while that is not known. */
function userOf(store: Store): number | undefined {
  const account = accountApi.endpoints.getAccountInfo.select()(store.getState());
  if (account.isSuccess) return account.data?.userid ?? visitor;
  return account.isError ? visitor : undefined;
}

/** Tells when somebody else is signed in than before. */
export function followUser(store: Store, changed: () => void): void {
  let known = userOf(store);
  store.subscribe(() => {
    const user = userOf(store);
    if (user === undefined || user === known) return;
    const before = known;
    known = user;
    if (before !== undefined) changed();
  });
}
