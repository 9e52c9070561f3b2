import { createHash, randomBytes } from 'node:crypto';

/** Tables keep hashes of tokens only. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token that nobody guesses: 43 characters. */
export const generateToken = (): string => randomBytes(32).toString('base64url');
