import { randomInt } from 'node:crypto';

/** A username for somebody who has not chosen one: twelve digits after a letter are never taken by chance. */
export const makeUsername = (): string => `u${String(randomInt(10 ** 12)).padStart(12, '0')}`;
