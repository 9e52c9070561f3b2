import { createHash, randomBytes } from 'node:crypto';

/** Hashes a token; tables store only hashes. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Generates a random token of 43 characters. */
export const generateToken = (): string => randomBytes(32).toString('base64url');
