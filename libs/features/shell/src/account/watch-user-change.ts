import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';

const visitorId = 0;

/** Who is signed in; undefined while that is not known. */
function readUserId(store: Store): number | undefined {
  const account = accountApi.endpoints.getAccountInfo.select()(store.getState());
  if (account.isSuccess) return account.data?.userid ?? visitorId;
  return account.isError ? visitorId : undefined;
}

/** Tells when somebody else is signed in than before. */
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
