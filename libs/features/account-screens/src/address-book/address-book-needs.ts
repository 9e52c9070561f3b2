import { accountApi } from '@pasar/account-api';
import type { Need } from '@pasar/screen';

/** The whole book: it is short. */
export const addressBookNeeds = (): readonly Need[] => [accountApi.endpoints.listAddresses.initiate()];
