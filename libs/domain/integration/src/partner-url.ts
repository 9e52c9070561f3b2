const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Schemes that would run something in our own page. */
const scriptSchemes = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'];

/**
 * The address of a partner with what is handed to it, as an operator configured it: `https`, plain `http` on this machine alone,
 * or an app's own scheme. `null` for an address that must not be opened. Fields that it has already are kept.
 */
export function partnerUrl(address: string, fields: Readonly<Record<string, string>>): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (scriptSchemes.includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:' && !loopback.includes(url.hostname)) return null;
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
