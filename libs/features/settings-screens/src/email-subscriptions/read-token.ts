const maxLength = 128;

/** The token of an e-mail's link; empty if missing or malformed. */
export function readToken(query: string): string {
  const token = new URLSearchParams(query).get('token') ?? '';
  return token.length <= maxLength ? token : '';
}
