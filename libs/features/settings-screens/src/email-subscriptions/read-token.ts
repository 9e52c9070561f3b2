const maxLength = 128;

/** The token of a mail's link; empty for none, or for what cannot be one. */
export function readToken(query: string): string {
  const token = new URLSearchParams(query).get('token') ?? '';
  return token.length <= maxLength ? token : '';
}
