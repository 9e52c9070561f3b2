export { createTestDatabase } from './create-test-database.ts';
export type { TestDatabase } from './create-test-database.ts';
