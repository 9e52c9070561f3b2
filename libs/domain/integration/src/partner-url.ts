const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Schemes that would execute or show content in our own page. */
const scriptSchemes = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'];

/**
 * Adds query fields to a partner's URL as the operator configured it: `https`, plain `http` for localhost only, or an app's own
 * scheme. Existing fields are kept. `null` for a URL that must not be opened.
 */
export function partnerUrl(address: string, fields: Readonly<Record<string, string>>): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (scriptSchemes.includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:' && !loopback.includes(url.hostname)) return null;
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
