export { createServerStore } from './create-server-store.ts';
