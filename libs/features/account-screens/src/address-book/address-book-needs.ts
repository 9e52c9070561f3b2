import { accountApi } from '@pasar/account-api';
import type { Need } from '@pasar/screen-kit';

/** Fetches all addresses: the list is short and not paginated. */
export const addressBookNeeds = (): readonly Need[] => [accountApi.endpoints.listAddresses.initiate()];
