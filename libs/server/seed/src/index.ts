export { testAccounts } from './data/test-accounts.data.ts';
export { seed } from './seed.ts';
export type { SeedOptions } from './seed.ts';
