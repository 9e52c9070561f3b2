/** What a partner returns: a code with our state, or a refusal; neither without a redirect. */
export type PartnerReturn =
  | { readonly kind: 'code'; readonly code: string; readonly state: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'none' };

const maxLength = 2048;

/** Parses the query of a partner's redirect (RFC 6749 §4.1.2). Values that are too long count as a refusal. */
export function readReturn(query: string): PartnerReturn {
  const fields = new URLSearchParams(query);
  const [code, state] = [fields.get('code') ?? '', fields.get('state') ?? ''];
  if (fields.has('error')) return { kind: 'refused' };
  if (code === '' && state === '') return { kind: 'none' };
  const isUsable = code !== '' && state !== '' && code.length <= maxLength && state.length <= maxLength;
  return isUsable ? { kind: 'code', code, state } : { kind: 'refused' };
}
