import { createHmac } from 'node:crypto';
import { dayMs } from '@pasar/durations';
import { constantTimeEquals } from '@pasar/http-server';

/** A version of a page in a market. */
export type PreviewedVersion = {
  readonly market: string;
  readonly pageid: number;
  readonly version: number;
};

const lifetimeMs = 7 * dayMs;
const tokenPattern = /^(\d{1,16})\.(\d{1,9})\.(\d{1,16})\.([A-Za-z0-9_-]{43})$/;

const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Signs a token that opens one version of one market's page for a week. */
export function signPreview(
  secret: string,
  { market, pageid, version }: PreviewedVersion,
  now: number,
): string {
  const text = `${pageid}.${version}.${now + lifetimeMs}`;
  return `${text}.${sign(secret, `${market}.${text}`)}`;
}

/** Returns the version that a token opens; undefined if it is from another market, changed or expired. */
export function readPreviewToken(
  secret: string,
  token: string,
  { market, now }: { readonly market: string; readonly now: number },
): PreviewedVersion | undefined {
  const [, pageid, version, expiresAt, signature] = tokenPattern.exec(token) ?? [];
  if (signature === undefined) return undefined;
  const isSigned = constantTimeEquals(signature, sign(secret, `${market}.${pageid}.${version}.${expiresAt}`));
  return isSigned && Number(expiresAt) > now
    ? { market, pageid: Number(pageid), version: Number(version) }
    : undefined;
}
