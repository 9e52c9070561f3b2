export { createSeededRandom } from './create-seeded-random.ts';
export { startStore } from './store/running-store.ts';
export type { RunningStore, StoreOptions, StorePart } from './store/running-store.ts';
export { sendRequest } from './store/send-request.ts';
export { cookieHeader, readData } from './store/shopper.ts';
export { signUpShopper } from './store/sign-up.ts';
