/** The mark that every payload carries. @spec one-link-version-marker */
export const oneLinkVersion = '1';

/**
 * The payload of a one-link address: the path that the app opens after it is installed, and the version, written as a
 * query (doc1 §2.6, amb-one-link-encoding): `path=%2Fproduct%2F1%2F2&version=1`.
 *
 * @spec one-link amb-one-link-encoding
 */
export const oneLinkPayload = (path: string): string =>
  new URLSearchParams({ path, version: oneLinkVersion }).toString();
