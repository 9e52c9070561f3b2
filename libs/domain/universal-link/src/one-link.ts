/** The version marker of every payload. @spec one-link-version-marker */
export const oneLinkVersion = '1';

/**
 * The payload of a one-link URL: the path that the app opens once installed, and the version, as a query (doc1 §2.6,
 * amb-one-link-encoding): `path=%2Fproduct%2F1%2F2&version=1`.
 *
 * @spec one-link amb-one-link-encoding
 */
export const oneLinkPayload = (path: string): string =>
  new URLSearchParams({ path, version: oneLinkVersion }).toString();
