export type { Money } from './money.ts';
