/** Whether a browser accepts brotli, by its `Accept-Encoding` (RFC 9110 §12.5.3). */
export const acceptsBrotli = (acceptEncoding: string): boolean =>
  acceptEncoding.split(',').some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(part));
