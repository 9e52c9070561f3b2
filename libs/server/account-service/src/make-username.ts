import { randomInt } from 'node:crypto';

/** Generates a username; with twelve random digits, a collision is negligible. */
export const makeUsername = (): string => `u${String(randomInt(10 ** 12)).padStart(12, '0')}`;
