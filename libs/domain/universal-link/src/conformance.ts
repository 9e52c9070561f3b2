import { detectClient } from './detect-client.ts';
import { matchAppPath } from './match-app-path.ts';
import { oneLinkPayload } from './one-link.ts';
import { referrerSource } from './referrer-source.ts';
import type { LinkVisit } from './resolve-link.ts';
import { resolveLink } from './resolve-link.ts';

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'universal-link/resolve': ({ url = '', ...visit }: Partial<LinkVisit>) => resolveLink({ ...visit, url }),
  'universal-link/path': ({ url }: { url: string }) => matchAppPath(url) ?? null,
  'universal-link/source': ({ referrer, host = 'shop.example' }: { referrer?: string; host?: string }) =>
    referrerSource(referrer, host) ?? null,
  'universal-link/client': ({ userAgent = '' }: { userAgent?: string }) => detectClient(userAgent),
  'universal-link/one-link': ({ path }: { path: string }) => oneLinkPayload(path),
};
