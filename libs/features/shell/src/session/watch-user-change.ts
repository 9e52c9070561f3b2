import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';

const visitorId = 0;

/** The id of the signed-in user, 0 for a visitor, undefined while the account is loading. */
function readUserId(store: Store): number | undefined {
  const account = accountApi.endpoints.getAccountInfo.select()(store.getState());
  if (account.isSuccess) return account.data?.userid ?? visitorId;
  return account.isError ? visitorId : undefined;
}

/** Calls `changed` when another user is signed in than before. */
export function watchUserChange(store: Store, changed: () => void): void {
  let known = readUserId(store);
  store.subscribe(() => {
    const user = readUserId(store);
    if (user === undefined || user === known) return;
    const before = known;
    known = user;
    if (before !== undefined) changed();
  });
}
